import type { Doc } from '../tool/json'
import type { ResolvedTool } from '../tool/resolved'
import { ahmaArgv } from './argv-ahma'
import type { Argv, ArgvAs } from './argv-as'
import { guideArgv } from './argv-guide'

/** The command line a resolved tool would run with these arguments. Nothing is run. */
export function argv(tool: ResolvedTool, given: Doc, as: ArgvAs): Argv {
  if (!tool.cli) return { refused: 'It has no command line: it is no MTDF tool.' }
  if (tool.cli.words.length === 0) return { refused: 'It has no command.' }
  const old = as.dialect === 'guide' || as.dialect === 'ahma-0.3'
  return old ? { argv: guideArgv(tool.cli, given, as.dialect === 'ahma-0.3') } : ahmaArgv(tool.cli, given, as)
}
