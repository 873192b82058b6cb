import { useMemo } from 'react'
import type { Client } from '#shared/preview/client'
import { clientById, clients } from '#shared/preview/clients/index'
import type { OfferedServer } from '#shared/preview/names/name'
import { type Choices, namesIn, type Offer, type Preview, previewOf } from '#shared/preview/preview'
import type { ResolvedTool } from '#shared/tool/resolved'
import { usePreviewClient } from '../../lib/preview-client'
import { useRemembered } from '../../lib/remembered'
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
}

type Props = { tools: readonly ResolvedTool[]; tool: ResolvedTool; server: OfferedServer }

/** The tool in the eyes of the client that was chosen, and in a word in those of all others. */
export function useSeen({ tools, tool, server: announced }: Props) {
  const [asked, chooseClient] = usePreviewClient()
  const client: Client = (asked === undefined ? undefined : clientById(asked)) ?? clients[0]
  const [choices, setChoices] = useRemembered<Choices>(`preview.choices.${client.id}`, nothing)
  const [key, setKey] = useRemembered<string>(`preview.server.${announced.key}`, announced.key)
  const server = useMemo((): OfferedServer => ({ ...announced, key }), [announced, key])
  const offer = useMemo((): Offer => ({ server, tool: tool.tool }), [server, tool])
  const offers = useMemo(() => tools.map((each): Offer => ({ server, tool: each.tool })), [tools, server])
  const rows: readonly ClientRow[] = useMemo(() => clientRows(offer), [offer])
  const names = useMemo(() => namesIn(client, offers, choices.way), [client, offers, choices.way])
  const seen = useMemo(
    (): Seen => ({ client, choices, offers, offer, tool, preview: previewOf(client, offer, names?.[tools.indexOf(tool)], choices) }),
    [client, choices, offers, offer, tool, tools, names],
  )
  return { seen, rows, chooseClient, choose: (more: Choices) => setChoices({ ...choices, ...more }), names, setKey }
}

const nothing: Choices = {}
