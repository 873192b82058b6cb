import type { CommandLine } from '../command-line'
import { indent, lineWidth } from '../text'
import { type Argument, call, step } from './literal'

/** `Command(…)` for a tool that runs one. */
export function commandCall({ words, arguments: args, workingDirectory, timeoutSeconds }: CommandLine, used: number): string {
  const parts: Argument[] = [
    { name: 'words', value: words },
    { name: 'arguments', code: listOf(args.map(argumentCall)) },
    ...(workingDirectory === undefined ? [] : [{ name: 'working_directory', value: workingDirectory }]),
    { name: 'timeout_seconds', value: timeoutSeconds },
  ]
  return call('Command', parts, lineWidth, used)
}

const argumentCall = ({ property, flag, isPath, isFile }: CommandLine['arguments'][number]) =>
  call('Argument', [
    { value: property },
    ...(flag === undefined ? [] : [{ name: 'flag', value: flag }]),
    ...(isPath ? [{ name: 'is_path', value: true }] : []),
    ...(isFile ? [{ name: 'is_file', value: true }] : []),
  ])

function listOf(items: readonly string[]): string {
  const flat = `[${items.join(', ')}]`
  return flat.length <= lineWidth - 16 ? flat : `[\n${items.map((item) => `${indent(item, step)},\n`).join('')}]`
}
