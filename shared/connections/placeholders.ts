import type { TransportEdit } from './connection'
import type { Ask } from './parse-pasted'

/** A `${…}` that another program would have filled in, where it stands. */
export type Placeholder = { text: string; where: string; says: string }

const pattern = /\$\{[^}]+\}/g

/** Every place that still waits for a value: handed to a server as it is, it would be sent as those very letters. */
export function placeholdersIn(transport: TransportEdit, asks: readonly Ask[] = []): Placeholder[] {
  const places: [string, string | null][] =
    transport.type === 'stdio'
      ? [
          ['command', transport.command],
          ...transport.args.map((arg, index): [string, string] => [`argument ${index + 1}`, arg]),
          ['working folder', transport.cwd ?? ''],
          ...Object.entries(transport.env),
        ]
      : [['URL', transport.url], ...Object.entries(transport.headers)]
  return places.flatMap(([where, value]) =>
    [...(value ?? '').matchAll(pattern)].map(([text]) => ({ text, where, says: meaning(text, asks) })),
  )
}

function meaning(text: string, asks: readonly Ask[]): string {
  const [kind, id] = text.slice(2, -1).split(':', 2)
  if (kind === 'input') return asks.find((ask) => ask.id === id)?.description ?? `a value named ${id}`
  if (kind === 'env' && id) return `the value of the variable ${id}`
  if (kind === 'workspaceFolder') return 'the folder of your project'
  if (kind === 'userHome') return 'your home folder'
  return 'a value'
}
