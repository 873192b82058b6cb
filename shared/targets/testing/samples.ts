import type { Toolset } from '../../tool/toolset'
import { awkward } from './awkward'
import { commands } from './commands'
import { notes } from './notes'

/** What every target is tried on. */
export const sampleToolsets: readonly Toolset[] = [notes, commands, awkward]
