import { elementTexts, memberTexts } from '#shared/tool/json-text'
import { pointer, pointerParts } from '#shared/tool/pointer'

/** A document as the text it came in: what stands at a place, in the order and spelling it was sent. */
export type Sent = { at(place: string): string | undefined; members(place: string): readonly Member[] }
export type Member = readonly [key: string, text: string]

export function readSent(text: string): Sent {
  const texts = new Map<string, string | undefined>([['', text]])
  const inside = new Map<string, readonly Member[]>()

  function at(place: string): string | undefined {
    if (!texts.has(place)) {
      const parts = pointerParts(place)
      const key = parts.pop()
      texts.set(place, members(pointer(parts)).findLast(([name]) => name === key)?.[1])
    }
    return texts.get(place)
  }

  function members(place: string): readonly Member[] {
    const known = inside.get(place)
    if (known) return known
    const own = at(place)
    const found = own === undefined ? [] : (memberTexts(own) ?? elementTexts(own)?.map((value, index) => [String(index), value] as const))
    inside.set(place, found ?? [])
    return found ?? []
  }

  return { at, members }
}

export const byteSize = (text: string): number => new TextEncoder().encode(text).length
