import type { Dialect } from './dialect'
import { lateShapes, lateSubcommand, lateTool, livelog } from './late-shapes'

export const asyncWords = ['notification', 'asynchronously', 'async', 'background'] as const

/** The guidance texts that are compiled into the server. */
export const builtInGuidance = [
  'async_behavior',
  'sync_behavior',
  'coordination_tool',
  'python_async',
  'python_sync',
  'git_operations',
  'cancellation_restart_hint',
] as const

export const ahma06 = {
  id: 'ahma-0.6',
  label: 'Ahma 0.4 to 0.6',
  about: 'The last releases of the first repository: closed hints, sequences, availability checks, livelog.',
  date: '2026-04-20',
  source: 'paulirotta/ahma at b9bedfb, v0.6.1',
  shapes: { tool: lateTool, subcommand: lateSubcommand, livelog, ...lateShapes },
  validator: { kind: 'parses', asyncWords },
  server: {
    underscore: { tool: true, subcommand: false },
    listsBareTools: true,
    guidance: { reads: 'tool', builtIn: builtInGuidance },
    longFlagsOnly: true,
    absolutePaths: true,
    reservedNames: ['await', 'status', 'sandboxed_shell', 'cancel'],
  },
} as const satisfies Dialect
