import type { Toolset } from '../tool/toolset'

/** A file as it was read: `path` relative to the folder that was given. */
export type SourceFile = { path: string; text: string }

/** What was noticed while reading: in which file, where (JSON Pointer into it, and the line where known), and what it means. An `error` stopped that file, never the others. */
export type Problem = { severity: 'error' | 'warning' | 'info'; file?: string; at: string; line?: number; message: string }

export type Read = { toolset: Toolset; problems: readonly Problem[] }
