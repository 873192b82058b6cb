import type { Dialect } from '../tool/toolset'

/** Why a linked file is not in step; lines and columns count from 1. */
export type LinkProblem = { file: string; line?: number; column?: number; message: string }

/** Where a toolset lives in a project of the person's own: a folder of MTDF files, one of them, or a Toolwright toolset. */
export type Linked = {
  path: string
  kind: 'folder' | 'file'
  format: 'mtdf' | 'toolset'
  /** Of MTDF: the dialect its files are written in. */
  dialect?: Dialect
  problem?: LinkProblem
}
