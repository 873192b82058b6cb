import type { Problem } from '../sources/source'
import { define, type Json } from '../tool/json'
import { isRepresentable } from '../tool/json-text'
import { type JsonNode, readJson } from './json-tree'

/** `value` is absent where the text cannot be read at all; then one problem is an error. `lineOf` finds the line of a place, from 1. */
export type LenientJson = { value?: Json; problems: readonly Problem[]; lineOf(at: string): number | undefined }

/** Deeper than any real definition, and far from where recursion ends. */
const deepest = 450

/**
 * JSON as people write it: a byte-order mark, comments, commas too many and line breaks inside texts are accepted and reported,
 * as are keys that stand twice and numbers that cannot be kept. Nothing of this is ever written.
 */
export function parseLenient(text: string): LenientJson {
  const { root, slips } = readJson(text)
  const lineAt = (start: number) => lineOfOffset(text, start)
  const noticed = slips
    .filter(({ kind }) => !tolerable.has(kind))
    .map(({ kind, at, start, message }): Problem => {
      const fatal = kind === 'syntax'
      return { severity: fatal ? 'error' : 'warning', at, line: lineAt(start), message: fatal ? `This is not JSON: ${message}` : message }
    })
  if (!root) return { problems: noticed, lineOf: () => undefined }
  const places = new Map<string, number>()
  const problems: Problem[] = []
  const value = readValue(root, { depth: 0, places, report: (problem, start) => problems.push({ ...problem, line: lineAt(start) }) })
  if (value === undefined) return { problems: [...noticed, tooDeep], lineOf: () => undefined }
  const lineOf = (at: string) => {
    const start = places.get(at)
    return start === undefined ? undefined : lineAt(start)
  }
  return { value, problems: [...noticed, ...problems], lineOf }
}

/** What JSON.parse takes too, and a definition may well hold. */
const tolerable = new Set(['lone-surrogate', 'too-deep', 'number-too-large'])

const tooDeep: Problem = { severity: 'error', at: '', message: `It is nested deeper than ${deepest} levels.` }

type Walk = { depth: number; places: Map<string, number>; report(problem: Problem, start: number): void }

/** The value of a place, or nothing where it goes too deep. */
function readValue(node: JsonNode, walk: Walk): Json | undefined {
  walk.places.set(node.at, node.start)
  const inner = { ...walk, depth: walk.depth + 1 }
  if (walk.depth > deepest) return undefined
  switch (node.kind) {
    case 'object': {
      const made: Record<string, Json> = {}
      for (const { key, keyStart, value } of node.members) {
        if (Object.hasOwn(made, key))
          walk.report({ severity: 'warning', at: value.at, message: `"${key}" stands twice here; the last one counts.` }, keyStart)
        const read = readValue(value, inner)
        if (read === undefined) return undefined
        define(made, key, read)
      }
      return made
    }
    case 'array': {
      const items = node.items.map((item) => readValue(item, inner))
      return items.includes(undefined) ? undefined : (items as Json[])
    }
    case 'number':
      if (!isRepresentable(node.literal))
        walk.report(
          {
            severity: 'error',
            at: node.at,
            message: `The number ${node.literal} cannot be kept exactly; it is read as ${Number(node.literal)}.`,
          },
          node.start,
        )
      return Number(node.literal)
    case 'null':
      return null
    default:
      return node.value
  }
}

function lineOfOffset(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
