import { ahma03 } from '../mtdf/run-times/ahma-0.3'
import { ahma06 } from '../mtdf/run-times/ahma-0.6'
import { ahmaLabs } from '../mtdf/run-times/ahma-labs'
import { guide } from '../mtdf/run-times/guide'
import { mcpRunTime } from './mcp-run-time'
import type { RunTime } from './run-time'
import type { Toolset } from './toolset'

/** Whose way of making tools from a tree a toolset follows. */
export const runTimes: Record<Toolset['rules'], RunTime> = {
  mcp: mcpRunTime,
  guide,
  'ahma-0.3': ahma03,
  'ahma-0.6': ahma06,
  'ahma-labs': ahmaLabs,
}
