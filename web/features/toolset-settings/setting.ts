import type { ResolvedTool } from '#shared/tool/resolved'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'

/** What every part of the settings works on. */
export type Setting = { toolsetId: string; toolset: Toolset; resolved: readonly ResolvedTool[]; edit: Edit }
