import {
  commandField,
  descriptionField,
  enabledField,
  flag,
  guidanceKeyField,
  inputSchemaField,
  lateOptionFields,
  nameField,
  optionFields,
  optionsFields,
  subcommandsField,
  synchronousField,
  timeoutField,
} from './fields'
import type { Field, Shape } from './shape'

const text = (name: string, about: string): Field => ({ name, kind: 'string', nullable: true, about })
const count = (name: string, fallback: number, about: string): Field => ({ name, kind: 'uint64', default: fallback, about })

export const synchronous: Field = { ...synchronousField, alias: 'force_synchronous' }

/** Steps and probes, the same on a tool and on a subcommand. */
const running: readonly Field[] = [
  { name: 'sequence', kind: { list: { shape: 'sequence-step' } }, nullable: true, about: 'Other tools to run instead, one after another.' },
  { name: 'step_delay_ms', kind: 'uint64', nullable: true, about: 'Milliseconds between two steps (100).' },
  { name: 'availability_check', kind: { shape: 'availability-check' }, nullable: true, about: 'A probe at start: does the program exist?' },
  text('install_instructions', 'What to say where the probe fails.'),
]

export const lateTool: Shape = {
  noun: 'a tool',
  title: 'ToolConfig',
  about: 'A command-line tool.',
  fields: [
    nameField('tool'),
    descriptionField('tool'),
    commandField,
    subcommandsField,
    inputSchemaField,
    timeoutField,
    synchronous,
    { name: 'hints', kind: { shape: 'hints' }, default: {}, about: 'Texts for the model. No client ever gets to see them.' },
    enabledField,
    guidanceKeyField,
    ...running,
    text('monitor_level', 'From which level on the log is watched: error, warn, info, debug or trace.'),
    text('monitor_stream', 'Which stream is watched: stderr, stdout or both.'),
    { name: 'tool_type', kind: { choice: ['command', 'livelog'] }, nullable: true, about: 'What kind of tool it is.' },
    { name: 'livelog', kind: { shape: 'livelog' }, nullable: true, about: 'What a livelog tool watches, and how.' },
  ],
  rest: 'refused',
}

export const lateSubcommand: Shape = {
  noun: 'a subcommand',
  title: 'SubcommandConfig',
  about: 'A subcommand, or a group of them.',
  fields: [
    nameField('subcommand'),
    descriptionField('subcommand'),
    subcommandsField,
    ...optionsFields,
    flag('positional_args_first', 'Whether positional arguments come before the flags.'),
    timeoutField,
    synchronous,
    enabledField,
    guidanceKeyField,
    ...running,
  ],
  rest: 'refused',
}

const option: Shape = {
  noun: 'an option',
  title: 'CommandOption',
  about: 'An option or a positional argument.',
  fields: [
    ...optionFields,
    text('description', 'What the argument means, for the model.'),
    lateOptionFields.required,
    lateOptionFields.format,
    { name: 'items', kind: { shape: 'items' }, nullable: true, about: 'What an array holds.' },
    lateOptionFields.fileArg,
    lateOptionFields.fileFlag,
    lateOptionFields.alias,
  ],
  rest: 'refused',
}

const items: Shape = {
  noun: 'items',
  title: 'ItemsSpec',
  about: 'What an array holds.',
  fields: [
    { name: 'type', kind: 'string', required: true, about: 'The type of each item.' },
    text('format', 'The format of each item.'),
    text('description', 'What an item means.'),
  ],
  rest: 'refused',
}

const hints: Shape = {
  noun: 'hints',
  title: 'ToolHints',
  about: 'Texts for the model: five fixed names, and any other inside "custom".',
  fields: [
    ...['build', 'test', 'dependencies', 'clean', 'run'].map((name) => text(name, `For ${name}.`)),
    { name: 'custom', kind: { map: 'string' }, nullable: true, about: 'Texts by any other name.' },
  ],
  rest: 'refused',
}

const sequenceStep: Shape = {
  noun: 'a step',
  title: 'SequenceStep',
  about: 'One step of a sequence.',
  fields: [
    { name: 'tool', kind: 'string', required: true, about: 'The tool to run.' },
    { name: 'subcommand', kind: 'string', required: true, about: 'Its subcommand.' },
    { name: 'args', kind: { map: 'anything' }, default: {}, about: 'Arguments for it.' },
    text('description', 'What the step is for.'),
    text('skip_if_file_exists', 'A file that makes the step needless.'),
    text('skip_if_file_missing', 'A file that the step cannot do without.'),
  ],
  rest: 'refused',
}

const availabilityCheck: Shape = {
  noun: 'an availability check',
  title: 'AvailabilityCheck',
  about: 'How to find out whether the program is there.',
  fields: [
    text('command', "The program to probe (the tool's own)."),
    { name: 'args', kind: { list: 'string' }, about: 'Arguments of the probe.' },
    text('working_directory', 'Where the probe runs.'),
    { name: 'success_exit_codes', kind: { list: 'int32' }, nullable: true, about: 'Exit codes that mean yes ([0]).' },
    { name: 'skip_subcommand_args', kind: 'boolean', about: "Whether the subcommand's words are left out of the probe." },
  ],
  rest: 'refused',
  byPosition: true,
}

const llmProvider: Shape = {
  noun: 'an LLM provider',
  title: 'LlmProviderConfig',
  about: 'An endpoint that speaks the OpenAI protocol.',
  fields: [
    { name: 'base_url', kind: 'string', required: true, about: 'Its address.' },
    { name: 'model', kind: 'string', required: true, about: 'The model to ask.' },
    text('api_key', 'The key, where one is needed.'),
  ],
  rest: 'ignored',
}

export const livelog: Shape = {
  noun: 'livelog settings',
  title: 'LivelogConfig',
  about: 'A log that is watched by a model.',
  fields: [
    { name: 'source_command', kind: 'string', required: true, about: 'The program whose output is watched.' },
    { name: 'source_args', kind: { list: 'string' }, default: [], about: 'Its arguments.' },
    { name: 'detection_prompt', kind: 'string', required: true, about: 'What to look for, in words.' },
    { name: 'llm_provider', kind: { shape: 'llm-provider' }, required: true, about: 'The model that looks.' },
    count('chunk_max_lines', 50, 'Lines per look.'),
    count('chunk_max_seconds', 30, 'Seconds per look.'),
    count('cooldown_seconds', 60, 'Seconds between two alerts.'),
    count('llm_timeout_seconds', 30, 'How long the model may take.'),
  ],
  rest: 'ignored',
}

/** The objects that the later dialects have in common. */
export const lateShapes = {
  option,
  items,
  hints,
  'sequence-step': sequenceStep,
  'availability-check': availabilityCheck,
  'llm-provider': llmProvider,
}
