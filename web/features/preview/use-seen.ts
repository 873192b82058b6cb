import { useMemo } from 'react'
import type { Client } from '#shared/preview/client'
import { clientById, clients } from '#shared/preview/clients/index'
import { type Tried, withHints } from '#shared/preview/consequence'
import type { OfferedServer, SeenName } from '#shared/preview/names/name'
import { type Choices, namesIn, type Offer, type Preview, previewOf } from '#shared/preview/preview'
import type { ResolvedTool } from '#shared/tool/resolved'
import { usePreviewClient } from '../../lib/preview-client'
import { useRemembered } from '../../lib/remembered'
import type { BesideServers } from './beside'
import { type ClientRow, clientRows } from './client-rows'

/** A tool in the eyes of one client, with all that was chosen on the way there. */
export type Seen = {
  client: Client
  choices: Choices
  offers: readonly Offer[]
  offer: Offer
  /** The tool with where the parts of its description come from. */
  tool: ResolvedTool
  preview: Preview
  /** Of all tools of this server, then of those beside it; undefined where the rule is unknown. */
  names: readonly SeenName[] | undefined
}

type Props = { tools: readonly ResolvedTool[]; tool: ResolvedTool; server: OfferedServer; beside: BesideServers; tried: Tried }

/** The tool in the eyes of the client that was chosen, and in a word in those of all others. */
export function useSeen({ tools, tool, server: announced, beside, tried }: Props) {
  const [asked, chooseClient] = usePreviewClient()
  const client: Client = (asked === undefined ? undefined : clientById(asked)) ?? clients[0]
  const [choices, setChoices] = useRemembered<Choices>(`preview.choices.${client.id}`, nothing)
  const [key, setKey] = useRemembered<string>(`preview.server.${announced.key}`, announced.key)
  const server = useMemo((): OfferedServer => ({ ...announced, key }), [announced, key])
  const offer = useMemo((): Offer => ({ server, tool: isEmpty(tried) ? tool.tool : withHints(tool.tool, tried) }), [server, tool, tried])
  const offers = useMemo(
    () => tools.map((each): Offer => (each === tool ? offer : { server, tool: each.tool })),
    [tools, tool, offer, server],
  )
  const rows: readonly ClientRow[] = useMemo(() => clientRows(offer), [offer])
  const names = useMemo(() => namesIn(client, [...offers, ...beside.offers], choices.way), [client, offers, beside.offers, choices.way])
  const seen = useMemo(
    (): Seen => ({ client, choices, offers, offer, tool, preview: previewOf(client, offer, names?.[tools.indexOf(tool)], choices), names }),
    [client, choices, offers, offer, tool, tools, names],
  )
  return { seen, rows, chooseClient, choose: (more: Choices) => setChoices({ ...choices, ...more }), setKey }
}

const nothing: Choices = {}

const isEmpty = (tried: Tried) => Object.keys(tried).length === 0
