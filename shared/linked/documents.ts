import { guidanceFile, writeGuidance } from '../mtdf/guidance'
import { writeMtdf } from '../mtdf/write'
import { toolsetDocument } from '../targets/toolset'
import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import { type Dialect, dialects, type Toolset } from '../tool/toolset'
import type { Linked } from './linked'

/** The dialect whose files a linked toolset is written as: the one its rules name, else the one it was read as. */
export const dialectOf = ({ rules }: Toolset, { dialect = 'ahma-0.6' }: Pick<Linked, 'dialect'>): Dialect =>
  dialects.find((one) => one === rules) ?? dialect

/** `guidance` is the file it was read from. Of a single MTDF file, `only` names it: there is no room for more. */
export type LinkedAs = Pick<Linked, 'format' | 'dialect'> & { only?: string; guidance?: string }

/** What each file of a linked toolset should hold. */
export function documentsOf(toolset: Toolset, as: LinkedAs): Map<string, Doc> {
  if (as.format === 'toolset') return new Map(as.only === undefined ? [] : [[as.only, toolsetDocument(toolset)]])
  const dialect = dialectOf(toolset, as)
  const documents = new Map<string, Doc>()
  for (const root of toolset.nodes) {
    if (root.file === undefined || documents.has(root.file) || (as.only !== undefined && root.file !== as.only)) continue
    // In its own dialect nothing is converted that was not changed.
    documents.set(root.file, writeMtdf(root, { dialect, from: dialect }).document)
  }
  if (toolset.guidance && as.only === undefined) documents.set(as.guidance ?? guidanceFile, writeGuidance(toolset.guidance))
  return documents
}

/** Our own members say the same in any order: they keep the one they have in the file. */
export function inOrderOf(before: Json, after: Doc): Doc {
  if (!isDoc(before)) return after
  const made: Record<string, Json> = {}
  for (const key of [...Object.keys(before), ...Object.keys(after)]) {
    const value = member(after, key)
    if (value !== undefined && !Object.hasOwn(made, key)) define(made, key, listsAlike(key, member(before, key), value))
  }
  return made
}

function listsAlike(key: string, before: Json | undefined, after: Json): Json {
  if ((key !== 'nodes' && key !== 'children') || !Array.isArray(before) || !Array.isArray(after)) return after
  const byId = new Map((before as Json[]).filter(isDoc).map((node) => [member(node, 'id'), node]))
  return (after as Json[]).map((node) => (isDoc(node) ? inOrderOf(byId.get(member(node, 'id')) ?? null, node) : node))
}
