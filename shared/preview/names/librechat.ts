import { compose, noted } from './compose'
import { counted, grouped } from './grouped'
import { handedOn } from './handed-on'
import { serverId, sharing } from './meeting'
import type { NameRule, OfferedTool, SeenName } from './name'

const delimiter = '_mcp_'

/** Names with which LibreChat means something of its own, alone or before its delimiter. */
const markers = ['sys__all__sys', 'sys__server__sys', 'oauth']
const reserved = ['mcp_', 'lc_transfer_to_']

/** The server's name stands behind; a tool's own mention of it before is taken off where that leaves all names apart. */
export const librechatName: NameRule = (tools) => {
  const siblings = grouped(tools, ({ server }) => serverId(server))
  const shortened = new Map([...siblings].map(([id, list]) => [id, shortNames(list)]))
  const seen = tools.map(({ server, name }): SeenName => {
    const own = shortened.get(serverId(server))?.get(name) ?? name
    const lost = name.slice(0, name.length - own.length)
    return handedOn(
      noted(
        compose('', own, { after: delimiter + serverPart(server.key) }),
        lost !== '' && `Its beginning ${lost} is taken off, for the server’s name follows.`,
      ),
    )
  })
  return sharing(seen, tools)
}

/** What stands for the server: a hash of its name where nothing else is left. */
function serverPart(key: string): string {
  if (/^[A-Za-z0-9_.-]+$/.test(key)) return key
  const trimmed = key.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^_+|_+$/g, '')
  if (trimmed !== '') return trimmed
  let hash = 0
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0
  return `server_${Math.abs(hash)}`
}

/** A shorter name must be nobody's, neither as it was published nor shortened. */
function shortNames(siblings: readonly OfferedTool[]): Map<string, string> {
  const names = new Set(siblings.map(({ name }) => name))
  const server = serverPart(siblings[0]?.server.key ?? '')
  const shorter = new Map([...names].map((name) => [name, shortName(name, server)]))
  const counts = counted(shorter.values())
  return new Map([...shorter].filter(([, short]) => !names.has(short) && counts.get(short) === 1))
}

function shortName(name: string, server: string): string {
  const rest = name.slice(server.length + 1)
  const begins = name.slice(0, server.length + 1).toLowerCase() === `${server}_`.toLowerCase()
  const means =
    markers.some((marker) => rest === marker || rest.startsWith(marker + delimiter)) || reserved.some((start) => rest.startsWith(start))
  const whole = (own: string) => own + delimiter + server
  return begins && rest !== '' && !means && isAction(whole(rest)) === isAction(whole(name)) ? rest : name
}

/** LibreChat takes a tool for one of its own actions by which of the two words comes first. */
const isAction = (name: string): boolean => name.includes('_action_') && name.indexOf('_action_') < name.indexOf(delimiter)
