import type { Command } from './command'

/** All commands in a line each. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length + command.usage.length + 1))
  const lines = commands.map((command) => `  toolwright ${`${command.name} ${command.usage}`.padEnd(width)}  ${command.does}`)
  return [
    'Toolwright: a designer and inspector for MCP tools.',
    '',
    ...lines,
    '',
    'toolwright alone is toolwright serve.',
    'toolwright COMMAND --help tells more about one command; toolwright --version prints the version.',
    'Exit status: 0 fine, 1 the call failed or something was found, 2 wrong use or unreadable input.',
  ].join('\n')
}

export function helpFor(command: Command): string {
  const options = Object.entries(command.options).map(
    ([name, option]) => [`--${name}${option.value ? ` ${option.value}` : ''}`, option.does] as const,
  )
  const width = Math.max(0, ...options.map(([left]) => left.length))
  return [
    `toolwright ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.does,
    ...(options.length > 0 ? ['', ...options.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)] : []),
  ].join('\n')
}
