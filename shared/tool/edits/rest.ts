import { type Doc, define, isDoc, type Json, member, withMember } from '../json'
import { setMember } from '../lenses'
import { hintNames, type Node, type NodeId } from '../node'
import type { Toolset } from '../toolset'
import { changeNode } from './tree'

/** What a tool's document holds beside what has a field of its own: unknown keys, `_meta`, `execution`, and values of a wrong kind. */
export function restOf({ tool, children }: Node): Doc {
  const rest: Record<string, Json> = {}
  for (const [key, value] of Object.entries(tool)) {
    const left =
      key === 'annotations' && !children && isDoc(value)
        ? leftAnnotations(tool, value)
        : hasField(key, value, !children)
          ? undefined
          : value
    if (left !== undefined) define(rest, key, left)
  }
  return rest
}

function hasField(key: string, value: Json, isTool: boolean): boolean {
  if (key === 'name' || key === 'title' || key === 'description') return typeof value === 'string'
  if (!isTool) return false
  return key === 'inputSchema' || key === 'outputSchema' || (key === 'icons' && Array.isArray(value))
}

function leftAnnotations(tool: Doc, annotations: Doc): Doc | undefined {
  const titled = typeof member(tool, 'title') === 'string'
  const left: Record<string, Json> = {}
  for (const [key, value] of Object.entries(annotations)) if (!isShown(key, value, titled)) define(left, key, value)
  return Object.keys(left).length > 0 ? left : undefined
}

/** A title in the annotations is in its field only where no other goes before it. */
const isShown = (key: string, value: Json, titled: boolean): boolean =>
  key === 'title' ? typeof value === 'string' && !titled : (hintNames as readonly string[]).includes(key) && typeof value === 'boolean'

/** A key of such a rest that has a field of its own already; there it is to be changed. */
export function clashOf(node: Node, rest: Doc): string | undefined {
  const before = restOf(node)
  const taken = (all: Doc, left: Doc, wanted: Doc) =>
    Object.keys(wanted).find((key) => Object.hasOwn(all, key) && !Object.hasOwn(left, key) && key !== 'annotations')
  const inner = (document: Doc): Doc => {
    const annotations = member(document, 'annotations')
    return isDoc(annotations) ? annotations : {}
  }
  return taken(node.tool, before, rest) ?? taken(inner(node.tool), inner(before), inner(rest))
}

/** Puts a changed rest back among what has fields; what stays keeps its place. */
export function setRest(toolset: Toolset, id: NodeId, rest: Doc): Toolset {
  return changeNode(toolset, id, (node) => {
    const tool = merged(node.tool, restOf(node), rest, setMember)
    return JSON.stringify(tool) === JSON.stringify(node.tool) ? node : { ...node, tool }
  })
}

function merged(all: Doc, before: Doc, after: Doc, set: (document: Doc, key: string, value: Json | undefined) => Doc): Doc {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce((document, key) => {
    const held = member(document, key)
    const [old, next] = [member(before, key), member(after, key)]
    if (key !== 'annotations' || !isDoc(held) || (next !== undefined && !isDoc(next))) return set(document, key, next)
    const inner = merged(held, isDoc(old) ? old : {}, isDoc(next) ? next : {}, withMember)
    return set(document, key, Object.keys(inner).length > 0 ? inner : undefined)
  }, all)
}
