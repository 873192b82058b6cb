import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import { type JsonArray, type JsonNode, type JsonObject, readJson } from './json-tree'
import { matchItems } from './match-items'
import { joinParts, type NewPart, splitParts } from './text-parts'
import { indentAt, printJson, type TextStyle, textStyle } from './text-style'

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

function says(text: string, value: Json): boolean {
  const { root } = readJson(text)
  return root !== undefined && JSON.stringify(told(root)) === JSON.stringify(value)
}

type Context = { text: string; style: TextStyle }

function patch(context: Context, node: JsonNode, after: Json): string {
  const { text, style } = context
  if (isSame(node, after)) return text.slice(node.start, node.end)
  if (node.kind === 'object' && isDoc(after) && !hasTwins(node)) return patchObject(context, node, after)
  if (node.kind === 'array' && Array.isArray(after)) return patchArray(context, node, after as readonly Json[])
  return printJson(after, style, indentAt(text, node.start))
}

function patchObject(context: Context, node: JsonObject, after: Doc): string {
  const whole = splitParts(context.text, node, context.style)
  const byKey = new Map(whole.parts.map((part) => [part.key, part]))
  const wanted = Object.keys(after)
  const kept = Object.keys(told(node) as Doc).filter((key) => Object.hasOwn(after, key))
  const inOrder = wanted.filter((key) => byKey.has(key)).every((key, index) => key === kept[index])
  // As they stand in the text, which is another order than the object's where keys look like numbers.
  const standing = whole.parts.map(({ key }) => key).filter((key) => Object.hasOwn(after, key))
  const next = (inOrder ? withAdded(standing, wanted) : wanted).map((key): NewPart => {
    const value = member(after, key) as Json
    const part = byKey.get(key)
    return part ? { part, body: part.label + patch(context, part.value, value) } : { key, value }
  })
  return joinParts(whole, next)
}

function patchArray(context: Context, node: JsonArray, after: readonly Json[]): string {
  const whole = splitParts(context.text, node, context.style)
  const matched = matchItems(node.items.map(told), after)
  const next = after.map((value, index): NewPart => {
    const part = whole.parts[matched[index] ?? -1]
    return part ? { part, body: patch(context, part.value, value) } : { value }
  })
  return joinParts(whole, next)
}

/** Of a key that stands twice nobody knows which one is meant: such an object is written anew. */
const hasTwins = ({ members }: JsonObject) => new Set(members.map(({ key }) => key)).size < members.length

/** The names that stay in the order of the text, each new one behind the one it follows in `wanted`. */
function withAdded(kept: readonly string[], wanted: readonly string[]): string[] {
  const order = [...kept]
  wanted.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(wanted[index - 1] as string) + 1, 0, key)
  })
  return order
}

/** Whether a place says a value already, keys in this order. */
function isSame(node: JsonNode, value: Json): boolean {
  switch (node.kind) {
    case 'object': {
      if (!isDoc(value)) return false
      const keys = Object.keys(value)
      const stand = keys.length === node.members.length && node.members.every(({ key }, index) => key === keys[index])
      return stand ? node.members.every(({ key, value: inner }) => isSame(inner, value[key] as Json)) : sameText(node, value)
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
