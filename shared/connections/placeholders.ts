import type { TransportEdit } from './connection'
import type { Ask } from './parse-pasted'
import { readByShell } from './warnings'

/** A `${…}` that another program would have filled in, where it stands, and what it waits for. */
export type Placeholder = { text: string; where: string; says: string; secret: boolean; initial?: string }

const pattern = /\$\{[^}]+\}/g

/** Every place that still waits for a value: handed to a server as it is, it would be sent as those very letters. */
export function placeholdersIn(transport: TransportEdit, asks: readonly Ask[] = []): Placeholder[] {
  const open = (where: string, value: string | null | undefined, secret = false) =>
    [...(value ?? '').matchAll(pattern)].map(([text]) => ({ text, where, ...meaning(text, asks, secret) }))
  const secrets = Object.entries(transport.type === 'stdio' ? transport.env : transport.headers)
  const words =
    transport.type === 'stdio'
      ? [
          ...open('command', transport.command),
          ...transport.args.flatMap((arg, index) => (readByShell(transport, index) ? [] : open(`argument ${index + 1}`, arg))),
          ...open('working folder', transport.cwd),
        ]
      : open('URL', transport.url)
  return [...words, ...secrets.flatMap(([name, value]) => open(name, value, true))]
}

export type Answers = Readonly<Record<string, string>>

/** The transport with each placeholder that has an answer replaced by it. */
export function answered(transport: TransportEdit, answers: Answers): TransportEdit {
  const fill = (text: string) => text.replace(pattern, (found) => (Object.hasOwn(answers, found) && answers[found]) || found)
  const fillAll = (secrets: Record<string, string | null>) =>
    Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, value === null ? null : fill(value)]))
  if (transport.type !== 'stdio') return { ...transport, url: fill(transport.url), headers: fillAll(transport.headers) }
  const { command, args, env, cwd } = transport
  return { type: 'stdio', command: fill(command), args: args.map(fill), env: fillAll(env), ...(cwd !== undefined && { cwd: fill(cwd) }) }
}

function meaning(text: string, asks: readonly Ask[], secret: boolean): Omit<Placeholder, 'text' | 'where'> {
  const [, kind = '', id = ''] = /^\$\{(\w+):([^}]*)\}$/.exec(text) ?? []
  const [, variable, initial] = /^\$\{(\w+)(?::-([^}]*))?\}$/.exec(text) ?? []
  if (kind === 'input') {
    const ask = asks.find((each) => each.id === id)
    return ask
      ? { says: ask.description, secret: ask.secret, ...(ask.initial !== undefined && { initial: ask.initial }) }
      : { says: `a value named ${id}`, secret }
  }
  if (kind === 'env' && id) return { says: `the value of the variable ${id}`, secret }
  if (variable === 'workspaceFolder') return { says: 'the folder of your project', secret: false }
  if (variable === 'userHome') return { says: 'your home folder', secret: false }
  if (variable) return { says: `the value of the variable ${variable}`, secret, ...(initial !== undefined && { initial }) }
  return { says: 'a value', secret }
}
