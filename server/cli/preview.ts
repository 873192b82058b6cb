import type { Client } from '#shared/preview/client'
import { clients } from '#shared/preview/clients/index'
import type { OfferedServer } from '#shared/preview/names/name'
import { resolve } from '#shared/tool/resolve'
import type { Toolset } from '#shared/tool/toolset'
import { choice, type Invocation, type OptionValues, print, text, texts, UsageError } from './command'
import { clientPreview } from './preview-json'
import { clientText, overviewText } from './preview-text'
import { sayProblems, withSource } from './read-source'

/** What clients make of the tools of a source: what people are shown, and what models are sent. */
export async function runPreview(invocation: Invocation): Promise<number> {
  const { options } = invocation
  const chosen = clientsOf(options)
  const json = choice(options, 'format', ['text', 'json']) === 'json'
  const choices = choicesOf(options, chosen)
  return withSource(invocation, async ({ toolset, problems }) => {
    const { o200kCount } = await import('#shared/preview/o200k')
    const server = serverOf(toolset, options)
    const offers = resolve(toolset).flatMap(({ tool, unlisted }) => (unlisted === undefined ? [{ server, tool }] : []))
    const previews = chosen.map((client) => clientPreview(client, offers, choices, o200kCount))
    sayProblems(problems)
    if (json) print(JSON.stringify({ clients: previews }, undefined, 2))
    else print(texts(options, 'client').length > 0 ? previews.map(clientText).join('\n\n') : overviewText(previews, offers))
    return 0
  })
}

/** The clients by their ids, for the help. */
export function clientLines(): string[] {
  const width = Math.max(...clients.map(({ id }) => id.length))
  return [
    '',
    'Tokens are counted on what reaches the model, and where that is not established on what the source says.',
    '',
    'Clients:',
    ...clients.map(({ id, product }) => `  ${id.padEnd(width)}  ${product}`),
  ]
}

function clientsOf(options: OptionValues): readonly Client[] {
  const ids = texts(options, 'client')
  if (ids.length === 0) return clients
  return [...new Set(ids)].map((id) => {
    const found = clients.find((client) => client.id === id)
    if (!found) {
      const alike = clients.filter((client) => client.id.includes(id) || client.label.toLowerCase().includes(id.toLowerCase()))
      throw new UsageError(
        `There is no client "${id}". ${alike.length > 0 ? `Do you mean ${alike.map((client) => client.id).join(' or ')}?` : `Clients: ${clients.map((client) => client.id).join(', ')}.`}`,
      )
    }
    return found
  })
}

function choicesOf(options: OptionValues, chosen: readonly Client[]) {
  const [model, way] = [text(options, 'model'), text(options, 'way')]
  const ways = new Set(chosen.flatMap(({ name }) => (name.ways.length > 1 ? name.ways.map(({ id }) => id) : [])))
  if (way !== undefined && !ways.has(way))
    throw new UsageError(
      `There is no way "${way}". ${ways.size > 0 ? `Ways: ${[...ways].join(', ')}.` : 'Those clients make names in one way.'}`,
    )
  return { ...(model !== undefined && { model }), ...(way !== undefined && { way }) }
}

/** A server as a person would configure it, and as the source says that it announces itself. */
function serverOf({ name, server }: Toolset, options: OptionValues): OfferedServer {
  const announced = server?.title || server?.name
  const [id, plugin] = [text(options, 'server-id'), text(options, 'plugin')]
  return {
    key: text(options, 'server-name') ?? name,
    ...(announced && { announced }),
    ...(id !== undefined && { id }),
    ...(plugin !== undefined && { plugin }),
  }
}
