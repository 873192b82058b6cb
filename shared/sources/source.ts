import type { Json } from '../tool/json'
import type { Node } from '../tool/node'
import type { Toolset } from '../tool/toolset'

/** A file as it was read: `path` relative to the folder that was given. */
export type SourceFile = { path: string; text: string }

/** What was noticed while reading: in which file, where (JSON Pointer into it, and the line where known), and what it means. An `error` stopped something of that file, never the others. */
export type Problem = { severity: 'error' | 'warning' | 'info'; file?: string; at: string; line?: number; message: string }

export type Read = { toolset: Toolset; problems: readonly Problem[] }

/** What one file gives: tools, or something that belongs to all of them. */
export type Part = {
  nodes: readonly Node[]
  problems: readonly Problem[]
  server?: NonNullable<Toolset['server']>
  guidance?: NonNullable<Toolset['guidance']>
  /** The file is a whole toolset of ours. */
  toolset?: Toolset
}

/** One kind of file, known by its content. */
export type Source = {
  id: string
  /** What a person calls it. */
  label: string
  recognises(value: Json): boolean
  read(file: { path: string; value: Json }): Part
}

export function defineSource<const Id extends string>(source: Source & { id: Id }): Source & { id: Id } {
  return source
}
