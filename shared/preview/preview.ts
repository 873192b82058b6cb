import { type Doc, isDoc, member } from '../tool/json'
import { defaultMode, type Verdict, verdictOf } from './approval'
import type { Client } from './client'
import { descriptionFor, type SeenDescription } from './description'
import { type Label, labelOf, titleOf } from './label'
import { type LeftOut, leftOutOf, reportedDrop } from './left-out'
import type { OfferedServer, OfferedTool, SeenName } from './names/name'
import { type Rewritten, rewriterFor } from './schema/rewriter'

/** A tool as `tools/list` carries it, under its server. */
export type Offer = { server: OfferedServer; tool: Doc }

/** The person's choices: how the client runs, how the server was brought to it, which models it talks to. */
export type Choices = { mode?: string; way?: string; model?: string }

/** What a client makes of one tool. What nobody has found out is absent. */
export type Preview = {
  name?: SeenName
  label?: Label
  verdict: Verdict
  description?: SeenDescription
  schema?: Rewritten
  /** Why the model is not offered it. */
  leftOut?: LeftOut
  /** What is only reported to keep it from the model. */
  mayBeLeftOut?: LeftOut
}

/** What becomes of the names of all tools together, for names can meet; undefined where the rule is unknown. */
export function namesIn(client: Client, offers: readonly Offer[], way?: string): readonly SeenName[] | undefined {
  const { ways } = client.name
  const rule = (ways.find(({ id }) => id === way) ?? ways[0])?.rule
  return rule?.(offers.map(({ server, tool }): OfferedTool => ({ server, name: nameOf(tool) })))
}

/** What a client makes of one tool; `name` is its entry of `namesIn`. */
export function previewOf(client: Client, { server, tool }: Offer, name: SeenName | undefined, choices: Choices = {}): Preview {
  const model = name?.name
  const names = { server: server.key, ...(model !== undefined && { model }) }
  const label = labelOf(client, tool, names)
  const schema = schemaFor(client, tool, choices.model)
  const title = titleOf(tool)
  const description = descriptionFor(client, tool, { ...names, ...(title !== undefined && { title }) }, schema?.prologue)
  const mode = client.approval.modes.find(({ id }) => id === choices.mode) ?? defaultMode(client)
  const verdict = verdictOf(client, tool, mode)
  const leftOut = leftOutOf(client, tool, name, verdict)
  const mayBeLeftOut = reportedDrop(client, tool)
  return {
    ...(name && { name }),
    ...(label && { label }),
    verdict,
    ...(description && { description }),
    ...(schema && { schema }),
    ...(leftOut && { leftOut }),
    ...(mayBeLeftOut && { mayBeLeftOut }),
  }
}

/** The schema as a client hands it on; undefined where that is not established. */
export function schemaFor(client: Client, tool: Doc, model?: string): Rewritten | undefined {
  const schema = member(tool, 'inputSchema')
  return rewriterFor(client.schema.rewriters, model)?.rewrite(isDoc(schema) ? schema : {}, nameOf(tool))
}

const nameOf = (tool: Doc): string => {
  const name = member(tool, 'name')
  return typeof name === 'string' ? name : ''
}
