import type { Dialect } from './dialect'
import { earlySyncWords, earlyValidator } from './early-validator'
import { earlyOption, earlySubcommand, earlyTool, openHints } from './fields'

/** Each of these must stand in the description of what runs asynchronously. */
const phrases = ['asynchronous', 'operation_id', 'notification', 'DO NOT wait', 'continue with other tasks']

export const guide = {
  id: 'guide',
  label: 'MTDF guide',
  about: 'The format as the guide of September 2025 describes it, and as the server of that commit reads it.',
  date: '2025-09-04',
  source: 'paulirotta/ahma at 62a163a',
  shapes: { tool: earlyTool, subcommand: earlySubcommand, option: earlyOption([]), hints: openHints },
  validator: {
    ...earlyValidator,
    asyncWords: {
      groups: phrases.map((phrase) => ({ about: `"${phrase}"`, words: [phrase.toLowerCase()] })),
      mayLack: 0,
      oneErrorEach: true,
    },
    syncWords: { words: earlySyncWords, oneErrorEach: true },
  },
  server: {
    underscore: { tool: false, subcommand: false },
    listsBareTools: false,
    guidance: { reads: 'subcommand', builtIn: [] },
    longFlagsOnly: false,
    absolutePaths: false,
    reservedNames: [],
  },
} as const satisfies Dialect
