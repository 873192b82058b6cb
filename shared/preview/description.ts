import { type Doc, member } from '../tool/json'
import type { Client } from './client'
import { filled } from './label'

/** A description on its way to the model: what stays, what is cut, and the client's own words around it.
 * The limit counts the prologue and the text, not the suffix that tells of the cut. */
export type SeenDescription = { kept: string; cut: string; suffix: string; prologue: string; replaced?: true }

/** Undefined where it is not established what reaches the model. */
export function descriptionFor(
  { description }: Client,
  tool: Doc,
  names: { server: string; model?: string; title?: string },
  prologue = '',
): SeenDescription | undefined {
  if (description.evidence === 'unknown' || description.unseen) return undefined
  const said = member(tool, 'description')
  const own = typeof said === 'string' ? said : ''
  if (own === '' && description.empty !== undefined) {
    const name = member(tool, 'name')
    const words = { tool: typeof name === 'string' ? name : '', server: names.server, name: names.model ?? '', title: names.title ?? '' }
    return { kept: filled(description.empty, words), cut: '', suffix: '', prologue, replaced: true }
  }
  const { limit } = description
  const room = limit ? limit.length - prologue.length : Number.POSITIVE_INFINITY
  const end = limit?.unit === 'bytes' ? bytesEnd(own, room) : charactersEnd(own, room)
  if (end >= own.length) return { kept: own, cut: '', suffix: '', prologue }
  return { kept: own.slice(0, end), cut: own.slice(end), suffix: limit?.suffix ?? '', prologue }
}

/** A character of two halves is never split. */
function charactersEnd(text: string, room: number): number {
  if (room >= text.length) return text.length
  const end = Math.max(0, room)
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** Where a text reaches so many bytes of UTF-8; a character is never split. */
function bytesEnd(text: string, room: number): number {
  let [bytes, end] = [0, 0]
  for (const character of text) {
    const code = character.codePointAt(0) as number
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes > room) return end
    end += character.length
  }
  return end
}
