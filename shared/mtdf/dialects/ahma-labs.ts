import { ahma06, asyncWords } from './ahma-0.6'
import type { Dialect } from './dialect'
import { flag } from './fields'
import { lateShapes, lateSubcommand, lateTool, livelog } from './late-shapes'
import type { Field, Shape } from './shape'

const approval: readonly Field[] = [
  flag('mutates', 'Whether it changes anything (yes where unset): such a call must be approved.'),
  {
    name: 'concurrency',
    kind: { choice: ['exclusive', 'read_only', 'service'] },
    nullable: true,
    about: 'What may run beside it (exclusive). The sandbox holds read_only to its word.',
  },
]

const extended = (field: Field): Field => {
  if (field.name === 'synchronous') return { ...field, deprecated: true }
  if (field.name !== 'tool_type') return field
  const about = 'What kind of tool it is. Any other word names an extension, though the published schema does not list it.'
  return { ...field, about, kind: { choice: ['command', 'livelog'], others: true, published: 'extension' } }
}

const opened = (shape: Shape): Shape => ({ ...shape, fields: [...shape.fields.map(extended), ...approval], rest: 'kept' })

const livelogParameter: Shape = {
  noun: 'a livelog parameter',
  title: 'LivelogParameter',
  about: 'A value that a call may give.',
  fields: [
    { name: 'name', kind: 'string', required: true, about: 'What the parameter is called.' },
    { name: 'description', kind: 'string', required: true, about: 'What it means, for the model.' },
    { name: 'required', kind: 'boolean', default: false, about: 'Whether a call must give it.' },
  ],
  rest: 'ignored',
}

export const ahmaLabs = {
  id: 'ahma-labs',
  label: 'Ahma labs',
  about: 'The successor repository: unknown members load, but its validator reports them; approval and concurrency.',
  date: '2026',
  source: 'ahma-labs/ahma, 0.20 and 0.21',
  shapes: {
    ...lateShapes,
    tool: opened(lateTool),
    subcommand: opened(lateSubcommand),
    livelog: {
      ...livelog,
      fields: [
        ...livelog.fields,
        {
          name: 'parameters',
          kind: { list: { shape: 'livelog-parameter' } },
          default: [],
          about: 'Values that a call may give, for placeholders in arguments and env.',
        },
        { name: 'env', kind: { map: 'string' }, default: {}, about: 'Variables for the program.' },
        { name: 'clear_command', kind: { list: 'string' }, nullable: true, about: 'A command that empties the log.' },
        { name: 'prefilter_regex', kind: 'string', nullable: true, about: 'Only lines that match are looked at.' },
        { name: 'structured_output', kind: 'boolean', default: false, about: 'Whether the model answers in JSON.' },
      ],
    },
    'livelog-parameter': livelogParameter,
  },
  validator: { kind: 'parses', asyncWords },
  server: {
    ...ahma06.server,
    underscore: { tool: true, subcommand: true },
    reservedNames: [
      'await',
      'status',
      'run_terminal_command',
      'logs_list',
      'logs_approve',
      'logs_read',
      'logs_search',
      'restart',
      'cancel',
      'sandbox_grant',
      'network_grant',
      'read_file',
      'list_dir',
      'file_search',
      'grep_search',
      'fetch_webpage',
      'write_file',
      'replace_in_file',
      'multi_edit',
      'apply_patch',
      'agent',
      'todo_write',
      'log_monitor',
    ],
  },
} as const satisfies Dialect
