import { defaultMode, type Verdict, verdictOf } from '#shared/preview/approval'
import type { Client, Does } from '#shared/preview/client'
import type { Evidence } from '#shared/preview/evidence'
import { type Choices, namesIn, type Offer, type Preview, previewOf } from '#shared/preview/preview'
import { sentTool } from '#shared/preview/sent-tool'
import { bandOf, countsOf, tokenPieces } from '#shared/preview/tokens'
import type { Doc } from '#shared/tool/json'
import { nameOf } from '#shared/tool/lenses'

type Loss = { at: string; message: string }

/** A tool in a client, as `--format json` prints it: null is what nobody has found out. */
export type ToolPreview = {
  name: string
  modelName: string | null
  namespace?: string
  /** Why the client does not offer it to the model; `modelName` is then what it would be called. */
  leftOut?: string
  label: string | null
  approval: Record<string, Does | null>
  after?: Record<string, 'review-result'>
  description: string | null
  inputSchema: Doc | null
  /** Why the client refuses the schema, and what then happens. */
  error?: string
  losses: readonly Loss[]
  /** What the client does to keep names apart or short, and what is only reported of it. */
  notes?: readonly string[]
  tokens: { about: number; low: number; high: number }
}

export type ClientPreview = { client: string; evidence: Evidence; date: string; defaultMode: string | null; tools: readonly ToolPreview[] }

/** What one client makes of all the tools of a server. */
export function clientPreview(client: Client, offers: readonly Offer[], choices: Choices, count: (text: string) => number): ClientPreview {
  const names = namesIn(client, offers, choices.way)
  const { id, evidence, date } = client
  const tools = offers.map((offer, index) => toolPreview(client, offer, previewOf(client, offer, names?.[index], choices), count))
  return { client: id, evidence, date, defaultMode: defaultMode(client)?.id ?? null, tools }
}

function toolPreview(client: Client, { tool }: Offer, seen: Preview, count: (text: string) => number): ToolPreview {
  const { name, label, description, schema, leftOut, mayBeLeftOut } = seen
  const notes = [...(name?.notes ?? []), ...(mayBeLeftOut ? [mayBeLeftOut.why] : [])]
  const verdicts = client.approval.modes.map((mode) => [mode.id, verdictOf(client, tool, mode)] as const)
  const reaches = leftOut === undefined && schema?.error === undefined
  const words = description && `${description.prologue}${description.kept}${description.suffix}`
  return {
    name: nameOf(tool),
    modelName: name?.name ?? null,
    ...(name?.namespace !== undefined && { namespace: name.namespace }),
    ...(leftOut && { leftOut: leftOut.why }),
    label: label?.text ?? null,
    approval: Object.fromEntries(verdicts.map(([mode, { does }]) => [mode, does ?? null])),
    ...reviews(verdicts),
    description: words ?? null,
    inputSchema: schema?.schema ?? null,
    ...(schema?.error !== undefined && { error: schema.error }),
    losses: lossesOf(seen),
    ...(notes.length > 0 && { notes }),
    tokens: reaches ? tokensOf(tool, seen, count) : { about: 0, low: 0, high: 0 },
  }
}

function reviews(verdicts: readonly (readonly [mode: string, verdict: Verdict])[]): Pick<ToolPreview, 'after'> {
  const reviewed = verdicts.filter(([, { review }]) => review)
  return reviewed.length > 0 ? { after: Object.fromEntries(reviewed.map(([mode]) => [mode, 'review-result'])) } : {}
}

/** What of the tool is lost on the way to the model, each at its place in the tool. */
function lossesOf({ name, description, schema }: Preview): Loss[] {
  return [
    ...(name?.cut ? [{ at: '/name', message: `"${name.cut}" is cut away.` }] : []),
    ...(description?.cut
      ? [{ at: '/description', message: `Cut: the last ${description.cut.length} characters do not reach the model.` }]
      : []),
    ...(schema?.losses ?? []).flatMap(({ at, message, severity }) => (severity === 'added' ? [] : [{ at: `/inputSchema${at}`, message }])),
  ]
}

/** Counted on what reaches the model, and where that is not established on what the server says. */
function tokensOf(tool: Doc, seen: Preview, count: (text: string) => number): ToolPreview['tokens'] {
  const { about, low, high } = bandOf(countsOf(tokenPieces(sentTool(tool, seen)), count))
  return { about, low, high }
}
