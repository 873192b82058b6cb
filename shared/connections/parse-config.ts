import { type Doc, isDoc, type Json, member } from '../tool/json'
import { nameFromCommand } from './command-line'
import { readJsonc, type Trouble } from './parse-jsonc'
import type { Ask, ParsedServer, Pasted } from './parse-pasted'
import { guessedType, isUrl, nameFromUrl } from './parse-url'

/** JSON as configuration files have it: `mcpServers`, `servers` with `inputs`, a settings file around them, one server, or several of these. */
export function parseConfig(text: string): Pasted {
  const read = readJsonc(text)
  if ('trouble' in read) return { kind: 'problem', message: sentence(read.trouble) }
  const found = read.values.flatMap((value) => serversIn(value) ?? [])
  if (found.length === 0)
    return {
      kind: 'problem',
      message: 'This is JSON, but there is no server in it. Expected "mcpServers", "servers", or an object with "command" or "url".',
    }
  const servers = found.flatMap(({ entries }) => entries.flatMap(([name, entry]) => parsedServer(name, entry)))
  if (servers.length === 0) return { kind: 'problem', message: 'None of the entries has a "command" or a "url".' }
  const forms = [...new Set(found.map(({ form }) => form))]
  return {
    kind: 'servers',
    form: forms.length === 1 ? (forms[0] as string) : `${found.length} documents`,
    servers,
    asks: found.flatMap(({ inputs }) => asksIn(inputs)),
  }
}

function sentence({ line, column, found, expected }: Trouble): string {
  const place = `line ${line}, column ${column}`
  return `This JSON cannot be read: ${found === undefined ? 'it ends at' : `${called(found)} stands at`} ${place}, where ${expected} should be.`
}

function called(character: string): string {
  if (character === '"') return 'a quote'
  return character.trim() === '' ? 'a space or line break' : `"${character}"`
}

type Found = { form: string; entries: [string | undefined, Json][]; inputs: Json | undefined }

function serversIn(value: Json): Found | undefined {
  if (Array.isArray(value))
    return entriesOf(
      'a list of servers',
      value.map((entry): [undefined, Json] => [undefined, entry]),
    )
  if (!isDoc(value)) return undefined
  const inputs = member(value, 'inputs')
  const named = (key: string, form: string) => {
    const inside = member(value, key)
    return isDoc(inside) ? entriesOf(form, membersOf(inside), inputs) : undefined
  }
  const mcp = member(value, 'mcp')
  return (
    named('mcpServers', 'the form of Claude and Cursor') ??
    named('servers', 'the form of VS Code') ??
    (isDoc(mcp) ? serversIn(mcp) : undefined) ??
    named('context_servers', 'the form of Zed') ??
    (isServer(value)
      ? entriesOf('one server', [[undefined, value]], inputs)
      : entriesOf(
          'a map of servers',
          membersOf(value).filter(([, entry]) => isServer(entry)),
        ))
  )
}

const entriesOf = (form: string, entries: [string | undefined, Json][], inputs?: Json): Found | undefined =>
  entries.length > 0 ? { form, entries, inputs } : undefined

const membersOf = (document: Doc): [string, Json][] => Object.entries(document)
const isServer = (value: Json): value is Doc => isDoc(value) && (text(value, 'command') !== undefined || urlOf(value) !== undefined)
const text = (document: Doc, key: string): string | undefined => {
  const value = member(document, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
const urlOf = (entry: Doc) => text(entry, 'url') ?? text(entry, 'serverUrl') ?? text(entry, 'httpUrl')

function parsedServer(given: string | undefined, entry: Json): ParsedServer[] {
  if (!isDoc(entry)) return []
  const inner = member(entry, 'command')
  // Zed and some settings put the command into an object of its own.
  if (isDoc(inner))
    return parsedServer(given, {
      command: text(inner, 'path') ?? text(inner, 'command') ?? '',
      args: member(inner, 'args') ?? [],
      env: member(inner, 'env') ?? {},
    })
  const command = text(entry, 'command')
  const url = urlOf(entry)
  const off = member(entry, 'disabled') === true || member(entry, 'enabled') === false
  const around = { ...(off && { disabled: true as const }) }
  if (command !== undefined) {
    const args = texts(member(entry, 'args'))
    const cwd = text(entry, 'cwd')
    const transport = { type: 'stdio' as const, command, args, env: record(member(entry, 'env')), ...(cwd !== undefined && { cwd }) }
    return [{ name: given ?? text(entry, 'name') ?? nameFromCommand([command, ...args]), transport, notes: notesOn(entry), ...around }]
  }
  if (url === undefined) return []
  const request = member(entry, 'requestInit')
  const headers = record(member(entry, 'headers') ?? (isDoc(request) ? member(request, 'headers') : undefined))
  const notes = isUrl(url) || url.includes('${') ? notesOn(entry) : [`"${url}" is no http or https URL.`, ...notesOn(entry)]
  return [
    { name: given ?? text(entry, 'name') ?? nameFromUrl(url), transport: { type: remoteType(entry, url), url, headers }, notes, ...around },
  ]
}

function remoteType(entry: Doc, url: string): 'http' | 'sse' {
  const said = (text(entry, 'type') ?? text(entry, 'transport') ?? text(entry, 'transportType') ?? '').toLowerCase()
  if (said === 'sse') return 'sse'
  return said.includes('http') || text(entry, 'httpUrl') !== undefined ? 'http' : guessedType(url)
}

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item !== 'object').map(String) : []

const record = (value: Json | undefined): Record<string, string> =>
  isDoc(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, inside]) => (inside === null || typeof inside === 'object' ? [] : [[name, String(inside)]])),
      )
    : {}

const understood = new Set([
  'command',
  'args',
  'env',
  'cwd',
  'url',
  'serverUrl',
  'httpUrl',
  'headers',
  'requestInit',
  'type',
  'transport',
  'transportType',
  'name',
  'disabled',
  'enabled',
])
const harmless = new Set([
  '$schema',
  'description',
  'icon',
  'gallery',
  'version',
  'alwaysAllow',
  'autoApprove',
  'timeout',
  'tools',
  'trust',
  'source',
  'settings',
  'dev',
])

/** What stands there and has no place here. */
function notesOn(entry: Doc): string[] {
  const left = Object.keys(entry).filter((key) => !understood.has(key) && !harmless.has(key))
  return left.length > 0 ? [`Not taken over: ${left.join(', ')}.`] : []
}

function asksIn(inputs: Json | undefined): Ask[] {
  if (!Array.isArray(inputs)) return []
  return (inputs as readonly Json[]).filter(isDoc).flatMap((input) => {
    const id = text(input, 'id')
    if (id === undefined) return []
    const initial = text(input, 'default')
    const secret = member(input, 'password') === true
    return [{ id, description: text(input, 'description') ?? id, secret, ...(initial !== undefined && { initial }) }]
  })
}
