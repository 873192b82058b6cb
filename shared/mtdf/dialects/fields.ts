import type { Field, Shape } from './shape'

/** What all dialects have in common. */
export const nameField = (what: string): Field => ({ name: 'name', kind: 'string', required: true, about: `What the ${what} is called.` })

export const descriptionField = (what: string): Field => ({
  name: 'description',
  kind: 'string',
  required: true,
  about: `What the ${what} does, for the model.`,
})

export const commandField: Field = {
  name: 'command',
  kind: 'string',
  required: true,
  about: 'The program to run. It is split at spaces, so first arguments may follow.',
}

export const subcommandsField: Field = {
  name: 'subcommand',
  kind: { list: { shape: 'subcommand' } },
  nullable: true,
  about: 'What can be called. One named "default" adds no word to the command line.',
}

export const optionsFields: readonly Field[] = [
  { name: 'options', kind: { list: { shape: 'option' } }, nullable: true, about: 'Arguments that are written as flags.' },
  { name: 'positional_args', kind: { list: { shape: 'option' } }, nullable: true, about: 'Arguments that are written without a flag.' },
]

export const inputSchemaField: Field = {
  name: 'input_schema',
  kind: 'anything',
  nullable: true,
  about: 'Never read: the schema is made from the subcommands.',
}

export const timeoutField: Field = {
  name: 'timeout_seconds',
  kind: 'uint64',
  nullable: true,
  about: 'How long a call may take, 1 to 3600 seconds.',
}

export const enabledField: Field = { name: 'enabled', kind: 'boolean', default: true, about: 'Whether it is offered.' }

export const synchronousField: Field = {
  name: 'synchronous',
  kind: 'boolean',
  nullable: true,
  about: 'Whether the caller waits for the result instead of getting an operation id.',
}

export const guidanceKeyField: Field = {
  name: 'guidance_key',
  kind: 'string',
  nullable: true,
  about: 'Names the guidance text that is put before the description.',
}

export const optionFields: readonly Field[] = [
  nameField('argument'),
  { name: 'type', kind: 'string', required: true, about: 'string, boolean, integer or array.' },
]

const text = (name: string, about: string): Field => ({ name, kind: 'string', nullable: true, about })
export const flag = (name: string, about: string): Field => ({ name, kind: 'boolean', nullable: true, about })

export const lateOptionFields = {
  required: flag('required', 'Whether a call must give it.'),
  format: text('format', '"path" for a file or folder.'),
  alias: text('alias', 'A short form of the flag.'),
  fileArg: flag('file_arg', 'Whether the value is passed in a temporary file.'),
  fileFlag: text('file_flag', 'The flag for that file.'),
}

/** The hints of the first dialects: any name, each with a text. */
export const openHints: Shape = {
  noun: 'hints',
  title: 'ToolHints',
  about: 'Texts for the model, by any name.',
  fields: [text('default', 'For whatever is done with the tool.')],
  rest: { kind: 'string' },
}

/** The first two dialects share all but the options. */
export const earlyTool: Shape = {
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
    synchronousField,
    { name: 'hints', kind: { shape: 'hints' }, default: { default: null }, about: 'Texts for the model, by any name.' },
    enabledField,
    guidanceKeyField,
  ],
  rest: 'refused',
}

export const earlySubcommand: Shape = {
  noun: 'a subcommand',
  title: 'SubcommandConfig',
  about: 'A subcommand, or a group of them.',
  fields: [
    nameField('subcommand'),
    descriptionField('subcommand'),
    subcommandsField,
    ...optionsFields,
    enabledField,
    timeoutField,
    synchronousField,
    guidanceKeyField,
  ],
  rest: 'refused',
}

export const earlyOption = (more: readonly Field[]): Shape => ({
  noun: 'an option',
  title: 'OptionConfig',
  about: 'An option or a positional argument.',
  fields: [
    ...optionFields,
    descriptionField('argument'),
    lateOptionFields.required,
    lateOptionFields.format,
    lateOptionFields.alias,
    ...more,
  ],
  rest: 'refused',
})
