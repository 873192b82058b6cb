import type { Toolset } from '#shared/tool/toolset'

/**
 * Changes the toolset that is being designed. Edits that follow each other in one group (`a name/description`) are one step of undo; a group
 * ends when its field is left. A change that gives back the same object is no edit.
 */
export type Edit = (change: (toolset: Toolset) => Toolset, group?: string) => void
