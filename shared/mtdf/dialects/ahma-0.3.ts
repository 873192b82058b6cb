import type { Dialect } from './dialect'
import { earlySyncWords, earlyValidator } from './early-validator'
import { earlyOption, earlySubcommand, earlyTool, flag, lateOptionFields, openHints } from './fields'

/** What the description of something asynchronous should speak of; two of the four may be missing. */
const groups = [
  { about: 'that it runs in the background', words: ['asynchronous', 'async', 'background', 'non-blocking'] },
  { about: 'the operation id', words: ['operation_id', 'operation id', 'id', 'started'] },
  { about: 'how the result comes', words: ['notification', 'result', 'pushed', 'complete', 'finished'] },
  {
    about: 'what to do meanwhile',
    words: ['do not wait', "don't wait", 'do not await', "don't await", 'continue', 'parallel', 'other work'],
  },
]

export const ahma03 = {
  id: 'ahma-0.3',
  label: 'Ahma 0.3',
  about: 'The first release, two days after the guide: options may be passed in files, and descriptions are judged more gently.',
  date: '2025-09-06',
  source: 'paulirotta/ahma at 441ba4d, released as v0.3.0 on 2025-09-13',
  shapes: {
    tool: earlyTool,
    subcommand: earlySubcommand,
    option: earlyOption([
      lateOptionFields.fileArg,
      lateOptionFields.fileFlag,
      { ...flag('positional', 'Written without a flag. Published with v0.3.0, gone soon after.'), publishedOnly: true },
    ]),
    hints: openHints,
  },
  validator: {
    ...earlyValidator,
    asyncWords: { groups, mayLack: 2, oneErrorEach: false },
    syncWords: { words: earlySyncWords, oneErrorEach: false },
  },
  server: {
    underscore: { tool: true, subcommand: true },
    listsBareTools: false,
    guidance: { reads: 'subcommand', builtIn: [] },
    longFlagsOnly: false,
    absolutePaths: false,
    reservedNames: [],
  },
} as const satisfies Dialect
