import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import { type JsonNode, readJson } from './json-tree'
import { parseLenient } from './lenient-json'
import { matchItems } from './match-items'
import { joinParts, type NewPart, type Part, splitParts } from './text-parts'
import { printJson, type TextStyle, textStyle } from './text-style'

/** `whole`: the text was too odd to be patched and was written anew, without its comments. */
export type Patched = { text: string; whole: boolean }

/**
 * A text that says `after`, with as little of it changed as can be: values that stay are not touched, and neither are comments, order,
 * indentation, line ends and a byte-order mark. A new member looks like its neighbours; one that goes takes its comma and the comment behind it along.
 */
export function patchJson(text: string, after: Json): Patched {
  const { root } = readJson(text)
  const style = textStyle(text)
  if (root) {
    const patched = text.slice(0, root.start) + patch({ text, style }, root, after) + text.slice(root.end)
    if (says(patched, after)) return { text: patched, whole: false }
  }
  return { text: `${style.mark}${printJson(after, style)}${style.end}`, whole: true }
}

const says = (text: string, value: Json) => JSON.stringify(parseLenient(text).value) === JSON.stringify(value)

type Context = { text: string; style: TextStyle }

function patch(context: Context, node: JsonNode, after: Json): string {
  const { text, style } = context
  if (isSame(node, after)) return text.slice(node.start, node.end)
  if (node.kind === 'object' && isDoc(after)) {
    const { parts, ...frame } = splitParts(text, node, style)
    const byKey = new Map(parts.map((part) => [part.key, part]))
    if (byKey.size === parts.length) {
      const wanted = Object.keys(after)
      const kept = Object.keys(told(node) as Doc).filter((key) => Object.hasOwn(after, key))
      const inOrder = wanted.filter((key) => byKey.has(key)).every((key, index) => key === kept[index])
      const order = inOrder
        ? withAdded(
            parts.map(({ key }) => key).filter((key) => Object.hasOwn(after, key)),
            wanted,
          )
        : wanted
      const next = order.map((key): NewPart => {
        const value = member(after, key) as Json
        const part = byKey.get(key)
        return part ? { part, body: part.label + patch(context, part.value, value) } : { key, value }
      })
      return joinParts({ ...frame, parts }, next)
    }
  }
  if (node.kind === 'array' && Array.isArray(after)) {
    const { parts, ...frame } = splitParts(text, node, style)
    const matched = matchItems(
      parts.map(({ value }) => told(value)),
      after as readonly Json[],
    )
    const next = (after as readonly Json[]).map((value, index): NewPart => {
      const part: Part | undefined = parts[matched[index] ?? -1]
      return part ? { part, body: patch(context, part.value, value) } : { value }
    })
    return joinParts({ ...frame, parts }, next)
  }
  return printJson(after, style, indentAt(text, node.start))
}

/** The names that stay in the order of the text, each new one behind the one it follows in `wanted`. */
function withAdded(kept: readonly string[], wanted: readonly string[]): string[] {
  const order = [...kept]
  wanted.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(wanted[index - 1] as string) + 1, 0, key)
  })
  return order
}

/** The white space that the line of a place begins with. */
function indentAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return /^[\t ]*/.exec(text.slice(start, at))?.[0] ?? ''
}

/** Whether a place says a value already, keys in this order. */
function isSame(node: JsonNode, value: Json): boolean {
  switch (node.kind) {
    case 'object': {
      if (!isDoc(value)) return false
      const keys = Object.keys(value)
      const inText = node.members.map(({ key }) => key)
      if (keys.length !== inText.length || new Set(inText).size !== inText.length) return sameText(node, value)
      if (!keys.every((key, index) => key === inText[index])) return sameText(node, value)
      return node.members.every(({ key, value: inner }) => isSame(inner, value[key] as Json))
    }
    case 'array':
      return Array.isArray(value) && value.length === node.items.length && node.items.every((item, index) => isSame(item, value[index]))
    case 'number':
      return typeof value === 'number' && Number(node.literal) === value
    case 'null':
      return value === null
    default:
      return node.value === value
  }
}

/** For objects whose keys stand twice, or that look like numbers, which no object keeps in place. */
const sameText = (node: JsonNode, value: Json) => JSON.stringify(told(node)) === JSON.stringify(value)

/** What a place says; of a key that stands twice the last. */
function told(node: JsonNode): Json {
  switch (node.kind) {
    case 'object': {
      const made: Record<string, Json> = {}
      for (const { key, value } of node.members) define(made, key, told(value))
      return made
    }
    case 'array':
      return node.items.map(told)
    case 'number':
      return Number(node.literal)
    case 'null':
      return null
    default:
      return node.value
  }
}
