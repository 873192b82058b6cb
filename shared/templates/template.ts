import type { Toolset } from '../tool/toolset'

/** A toolset to begin with: one convention, shown by a few tools that can be renamed or thrown away. */
export type Template = {
  id: string
  /** What a person calls it. */
  label: string
  /** What it begins with, in one sentence. */
  summary: string
  toolset: Omit<Toolset, 'name' | 'format'>
}

export function defineTemplate<const Id extends string>(template: Template & { id: Id }): Template & { id: Id } {
  return template
}
