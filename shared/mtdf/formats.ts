import type { Dialect } from '../tool/toolset'

/** What the files of one dialect may hold. `null` members and texts of the sync flag are no part of it: they are converted without loss. */
export type Format = {
  /** Members of the tool, of a subcommand and of an option. */
  root: readonly string[]
  subcommand: readonly string[]
  option: readonly string[]
  /** Whether members it does not know are kept by its parser, on tools and subcommands. */
  open: boolean
  /** `free`: any key; `closed`: five keys, and `custom` for the others. */
  hints: 'free' | 'closed'
  /** Whether an option must be described. */
  describesOptions: boolean
  /** Whose `guidance_key` has an effect. */
  guidance: 'leaf' | 'root'
  /** An option of one letter: `-x`, or `--x`. */
  shortFlags: boolean
}

const root = [
  'name',
  'description',
  'command',
  'subcommand',
  'input_schema',
  'timeout_seconds',
  'synchronous',
  'hints',
  'enabled',
  'guidance_key',
]
const subcommand = ['name', 'description', 'subcommand', 'options', 'positional_args', 'enabled', 'synchronous', 'guidance_key']
const option = ['name', 'type', 'description', 'required', 'format', 'alias']
const steps = ['sequence', 'step_delay_ms', 'availability_check', 'install_instructions']

/** The first validators know no `timeout_seconds` on a subcommand, though their parsers do: we never write it for them. */
const guide: Format = {
  root,
  subcommand,
  option,
  open: false,
  hints: 'free',
  describesOptions: true,
  guidance: 'leaf',
  shortFlags: true,
}
const ahma06: Format = {
  root: [...root, ...steps, 'monitor_level', 'monitor_stream', 'tool_type', 'livelog'],
  subcommand: [...subcommand, ...steps, 'timeout_seconds', 'positional_args_first'],
  option: [...option, 'file_arg', 'file_flag', 'items'],
  open: false,
  hints: 'closed',
  describesOptions: false,
  guidance: 'root',
  shortFlags: false,
}

export const formats: Record<Dialect, Format> = {
  guide,
  'ahma-0.3': { ...guide, option: [...option, 'file_arg', 'file_flag'] },
  'ahma-0.6': ahma06,
  'ahma-labs': {
    ...ahma06,
    root: [...ahma06.root, 'mutates', 'concurrency'],
    subcommand: [...ahma06.subcommand, 'mutates', 'concurrency'],
    open: true,
  },
}
