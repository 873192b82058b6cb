import { clients } from '#shared/preview/clients/index'
import type { OfferedServer } from '#shared/preview/names/name'
import { namesIn, previewOf } from '#shared/preview/preview'
import type { ResolvedTool } from '#shared/tool/resolved'

export type PreviewProps = {
  /** Everything the server offers: names can meet. */
  tools: readonly ResolvedTool[]
  /** The one in sight, by its id. */
  tool: ResolvedTool
  server: OfferedServer
  /** Leads to the place in the definition that a loss speaks of. */
  onShow?(at: string): void
}

/** A tool as people and models see it, client by client. */
export function PreviewPanel({ tools, tool, server }: PreviewProps) {
  const offers = tools.map((each) => ({ server, tool: each.tool }))
  const index = tools.indexOf(tool)
  return (
    <ul>
      {clients.map((client) => {
        const seen = previewOf(client, { server, tool: tool.tool }, namesIn(client, offers)?.[index])
        return (
          <li key={client.id}>
            {client.label}: {seen.verdict.does ?? 'unknown'}
          </li>
        )
      })}
    </ul>
  )
}
