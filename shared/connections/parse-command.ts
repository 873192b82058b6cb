import { nameFromCommand } from './command-line'
import type { Pasted } from './parse-pasted'
import { guessedType, isUrl } from './parse-url'

const operators = new Set(['|', '||', '&&', ';', '&', '>', '>>', '<', '2>&1', '2>'])

/** A command line's words: variables in front become the environment, the rest is run as it stands. */
export function parseCommand(words: readonly string[]): Pasted {
  const added = addedByClaude(words)
  if (added) return added
  const start = words[0] === 'env' ? 1 : 0
  const assigned = words.slice(start).findIndex((word) => !/^[A-Za-z_]\w*=/.test(word))
  const command = assigned < 0 ? undefined : words[start + assigned]
  if (command === undefined)
    return { kind: 'problem', message: 'There is no command here, only variables. Add the program to run behind them.' }
  const env = pairs(words.slice(start, start + assigned))
  const args = words.slice(start + assigned + 1)
  return {
    kind: 'servers',
    form: 'a command line',
    servers: [
      {
        name: nameFromCommand([command, ...args]),
        transport: { type: 'stdio', command, args, env },
        notes: shellNotes([command, ...args]),
      },
    ],
    asks: [],
  }
}

const pairs = (assignments: readonly string[]): Record<string, string> =>
  Object.fromEntries(assignments.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]))

/** No shell will read the line, so what only a shell understands is said. */
export function shellNotes(words: readonly string[]): string[] {
  const used = words.filter((word) => operators.has(word))
  const expanded = words.filter(
    (word) => /^~(\/|$)|\$\(|`|\$\{?[A-Za-z_]\w*\}?/.test(word) && !/\$\{(input|env|workspaceFolder|userHome)/.test(word),
  )
  return [
    ...(used.length > 0 ? [`No shell reads this line: ${unique(used)} would be handed to the program as an argument.`] : []),
    ...(expanded.length > 0 ? [`No shell reads this line: ${unique(expanded)} is passed on as it stands. Write the value out.`] : []),
  ]
}

const unique = (words: readonly string[]) => [...new Set(words)].join(' ')

/** `claude mcp add [options] NAME COMMAND|URL …`, as many READMEs have it. */
function addedByClaude(words: readonly string[]): Pasted | undefined {
  if (words[0] !== 'claude' || words[1] !== 'mcp' || words[2] !== 'add') return undefined
  const env: Record<string, string> = {}
  const headers: Record<string, string> = {}
  const rest: string[] = []
  let type: string | undefined
  for (let at = 3; at < words.length; at++) {
    const word = words[at] as string
    const value = words[at + 1] ?? ''
    if (word === '--') {
      rest.push(...words.slice(at + 1))
      break
    }
    if ((rest.length >= 2 && !isUrl(rest[1] as string)) || !word.startsWith('-')) rest.push(word)
    else if (word === '-t' || word === '--transport') type = words[++at]
    else if (word === '-e' || word === '--env') Object.assign(env, pairs([words[++at] ?? '']))
    else if (word === '-H' || word === '--header') {
      headers[value.slice(0, value.indexOf(':')).trim()] = value.slice(value.indexOf(':') + 1).trim()
      at++
    } else if (word === '-s' || word === '--scope') at++
  }
  const [name, target, ...args] = rest
  if (!name || !target) return { kind: 'problem', message: 'This "claude mcp add" names no command and no URL.' }
  const transport = isUrl(target)
    ? { type: type === 'sse' || type === 'http' ? type : guessedType(target), url: target, headers }
    : { type: 'stdio' as const, command: target, args, env }
  return { kind: 'servers', form: 'a "claude mcp add" command', servers: [{ name, transport, notes: [] }], asks: [] }
}
