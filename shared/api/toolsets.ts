import type { Linked } from '../linked/linked'
import type { Toolset } from '../tool/toolset'

/** A toolset as it is kept: one version of it, and the files it lives in where it does. */
export type SavedToolset = { id: string; version: number; updatedAt: string; toolset: Toolset; linked?: Linked }

/** A toolset as a line of the list. */
export type ToolsetSummary = {
  id: string
  name: string
  title?: string
  tools: number
  version: number
  updatedAt: string
  linked?: Linked
}

export type ToolsetVersion = { version: number; savedAt: string; note?: string }
