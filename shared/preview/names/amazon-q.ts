import { compose, noted } from './compose'
import { sipHash } from './digest'
import { left, serverId, sharing } from './meeting'
import type { NameRule, SeenName } from './name'

const longest = 64

type Held = { names: Set<string>; nameless: string }

/** Without the server's name: what is not allowed goes, and what another server has, or is too long, is left out. */
export const amazonQName: NameRule = (tools) => {
  const servers = new Map<string, Held>()
  const holders = new Map<string, string>()
  const seen = tools.map(({ server, name }): SeenName => {
    const id = serverId(server)
    const held = servers.get(id) ?? { names: new Set(), nameless: '' }
    servers.set(id, held)
    const found = named(name, held)
    const model = found.name as string
    if (model.length > longest) return left(found, `Left out: it has ${model.length} characters, and ${longest} are allowed.`)
    held.names.add(model)
    const holder = holders.get(model)
    if (holder !== undefined && holder !== id) return left(found, `Left out: a tool of another server already has the name ${model}.`)
    holders.set(model, id)
    return found
  })
  return sharing(seen, tools)
}

function named(name: string, held: Held): SeenName {
  if (/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) return compose('', name)
  const own = name.replace(/[^A-Za-z0-9_]/g, '').replaceAll('___', '')
  if (own === '') {
    // One hasher serves all tools of a server, so what it was given before counts.
    held.nameless += name
    const digits = String(sipHash(held.nameless) % 1000n).padStart(3, '0')
    return noted(
      unmet(compose(`a${digits}`, ''), held),
      'Nothing of the name is allowed, so it is the letter a and three digits of a hash.',
    )
  }
  return unmet(compose(/^[A-Za-z]/.test(own) ? '' : 'a', own), held)
}

/** A 1 is appended for as long as another tool of the server has the name. */
function unmet(seen: SeenName, { names }: Held): SeenName {
  let name = seen.name as string
  while (names.has(name)) name += '1'
  return name === seen.name ? seen : noted({ ...seen, name }, 'Ends in 1, for another tool of the server has the name without it.')
}
