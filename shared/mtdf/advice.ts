import { mtdfDialects } from './dialects'
import { type Dialect, optionTypes } from './dialects/dialect'
import { fieldOf, type Shape, type ShapeId } from './dialects/shape'

const inDescription = 'MTDF has no such rule: say it in the description, where the model reads it.'
const subcommandHolds = 'Arguments belong to a subcommand: put them into "options" or "positional_args" of one named "default".'
const syncFlag = 'The flag is called "synchronous".'
const plainMcp = 'This is how plain MCP defines a tool. MTDF has "subcommand" with "options" instead, and needs a "command".'

/** What authors really write, and what the format has instead. */
const habits: Partial<Record<ShapeId, Readonly<Record<string, string>>>> = {
  tool: {
    args: 'The command is split at spaces: write first arguments into "command", and a subcommand\'s name for each further word.',
    arguments: subcommandHolds,
    options: subcommandHolds,
    parameters: subcommandHolds,
    positional_args: subcommandHolds,
    subcommands: 'The list is called "subcommand", without an s.',
    sequences: 'The list is called "sequence", without an s.',
    family: 'MTDF has no families: leave it out.',
    inputSchema: plainMcp,
    $schema: 'Tell the editor about the schema in its own settings instead.',
    version: 'MTDF keeps no version: leave it out.',
    asynchronous: `${syncFlag} Its meaning is the other way round.`,
    force_synchronous: syncFlag,
    timeout: 'It is called "timeout_seconds".',
  },
  subcommand: {
    args: 'The name of the subcommand is the word on the command line; nest a subcommand for each further word.',
    args_template: 'Arguments are written from "options" and "positional_args".',
    initial_args: 'The names of nested subcommands are the words on the command line.',
    arguments: 'They are called "options" (written as flags) and "positional_args" (written without).',
    parameters: 'They are called "options" (written as flags) and "positional_args" (written without).',
    command: 'Only the tool has a command; a subcommand adds its name to it.',
    hint: 'Hints stand on the tool, in "hints".',
    hints: 'Hints stand on the tool only.',
    subcommands: 'The list is called "subcommand", without an s.',
    inputSchema: plainMcp,
    asynchronous: `${syncFlag} Its meaning is the other way round.`,
    force_synchronous: syncFlag,
    timeout: 'It is called "timeout_seconds".',
  },
  option: {
    default: 'MTDF has no defaults: say in the description what happens where it is left out.',
    enum: 'MTDF has no list of allowed values: name them in the description.',
    ...Object.fromEntries(
      ['pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'multipleOf', 'examples'].map(
        (word) => [word, inDescription],
      ),
    ),
    properties: 'Arguments are flat: make an option for each property.',
    positional: 'Move the entry to "positional_args".',
    short: 'The short form is called "alias".',
    flag: 'The name is the flag; a name that begins with "-" is used as it is.',
  },
  items: { enum: 'MTDF has no list of allowed values: name them in the description.' },
}

/** A sentence that helps with a member the dialect does not know. */
export function adviceFor(id: ShapeId, key: string, dialect: Dialect): string {
  const shape = dialect.shapes[id] as Shape
  const habit = habits[id]
  if (habit && Object.hasOwn(habit, key)) return habit[key] as string
  if (id === 'hints') return `Write it as "custom": {"${key}": …}; outside of it only ${namesOf(shape)} are read.`
  const elsewhere = mtdfDialects.filter((other: Dialect) => other.shapes[id] && fieldOf(other.shapes[id], key))
  if (elsewhere.length > 0)
    return `It is read by ${elsewhere.map(({ label }) => label).join(' and ')} only: leave it out, or choose that dialect.`
  const near = shape.fields.find(({ name }) => distance(name, key.toLowerCase()) <= 2)
  return near ? `Did you mean "${near.name}"?` : `Leave it out. ${capital(shape.noun)} has ${namesOf(shape)}.`
}

/** A sentence for a type that no option can have. */
export function typeAdvice(type: string): string {
  const word = type.toLowerCase()
  if (optionTypes.some((known) => known === word)) return `Write "${word}", in small letters.`
  return Object.hasOwn(meant, word) ? (meant[word] as string) : 'Use "string", "boolean", "integer" or "array".'
}

const numbers = 'Write "integer" for whole numbers, "string" for others.'
const meant: Readonly<Record<string, string>> = {
  bool: 'Write "boolean": a flag without a value.',
  flag: 'Write "boolean": a flag without a value.',
  int: 'Write "integer".',
  str: 'Write "string".',
  list: 'Write "array".',
  path: 'Write "type": "string" and "format": "path".',
  number: numbers,
  float: numbers,
  object: 'Arguments are flat: make an option for each part, or take its JSON as a "string".',
}

const namesOf = (shape: Shape): string =>
  shape.fields
    .filter(({ publishedOnly }) => !publishedOnly)
    .map(({ name }) => name)
    .join(', ')

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** How many letters must change to make one word of the other; more than the words are apart in length is not counted to the end. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] as number) + (a[i] === b[j] ? 0 : 1), (row[j + 1] as number) + 1, (next[j] as number) + 1))
    row = next
  }
  return row.at(-1) as number
}
