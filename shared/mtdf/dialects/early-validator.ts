import type { WalkingValidator } from './dialect'

/** What the first validators know. `input_schema` and a subcommand's `timeout_seconds` are read by the parser, but unknown to them. */
export const earlyValidator: Omit<WalkingValidator, 'asyncWords' | 'syncWords'> = {
  kind: 'walks',
  known: {
    tool: [
      ['name', 'string'],
      ['description', 'string'],
      ['command', 'string'],
      ['enabled', 'boolean'],
      ['timeout_seconds', 'number'],
      ['synchronous', 'boolean'],
      ['hints', 'object'],
      ['guidance_key', 'string'],
      ['subcommand', 'array'],
    ],
    subcommand: [
      ['name', 'string'],
      ['description', 'string'],
      ['enabled', 'boolean'],
      ['synchronous', 'boolean'],
      ['guidance_key', 'string'],
      ['options', 'array'],
      ['subcommand', 'array'],
      ['positional_args', 'anything'],
    ],
    option: [
      ['name', 'string'],
      ['type', 'string'],
      ['description', 'string'],
    ],
  },
  required: { tool: ['name', 'description', 'command'], subcommand: ['name', 'description'], option: ['name', 'type'] },
}

/** Words that a synchronous description must not hold. */
export const earlySyncWords = ['asynchronous', 'operation_id', 'notification'] as const
