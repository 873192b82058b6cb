import { verdictOf } from '#shared/preview/approval'
import type { Client, Does } from '#shared/preview/client'
import { clientById } from '#shared/preview/clients/index'
import { evidenceOf } from '#shared/preview/evidence'
import type { Offer } from '#shared/preview/preview'
import { groupOf, groups } from '#shared/preview/words'
import type { Doc } from '#shared/tool/json'
import type { ClientPreview, ToolPreview } from './preview-json'

const doing: Record<Does, string> = {
  allow: 'runs',
  ask: 'asks',
  deny: 'refuses',
  'llm-judge': 'lets a model judge',
  'by-name': 'goes by the name',
}

/** All tools in one client: a table for each. */
export function clientText({ client: id, evidence, date, tools }: ClientPreview): string {
  const client = clientById(id) as Client
  return [
    `${client.product} (${id}; ${evidenceOf(evidence).label}, ${date})`,
    ...tools.flatMap((tool) => ['', tool.name || '(no name)', ...table(rowsOf(client, tool))]),
  ].join('\n')
}

function rowsOf(client: Client, tool: ToolPreview): [string, string][] {
  const { modelName, namespace, leftOut, label, approval, after, description, error, losses, notes = [], tokens } = tool
  const unknown = 'not established'
  return [
    ['model calls', leftOut === undefined ? [namespace, modelName ?? unknown].filter(Boolean).join(' · ') : `nothing: ${leftOut}`],
    ['person reads', label ?? (client.title.order.length > 0 ? 'no title' : unknown)],
    ...client.approval.modes.map(({ id }, index): [string, string] => {
      const does = approval[id]
      return [
        index === 0 ? 'on a call' : '',
        `${id}: ${does ? doing[does] : unknown}${after?.[id] ? ', then shows the result for review' : ''}`,
      ]
    }),
    ['description', firstLine(description ?? unknown)],
    ...(error === undefined ? [] : [['schema', error] as [string, string]]),
    ...losses.map(({ at, message }, index): [string, string] => [index === 0 ? 'lost' : '', `${at}: ${message}`]),
    ...notes.map((note, index): [string, string] => [index === 0 ? 'note' : '', note]),
    ['tokens', tokens.about === 0 ? 'none' : `about ${tokens.about}, between ${tokens.low} and ${tokens.high}`],
  ]
}

/** All tools over all clients: how many do what in the mode they start in, and who runs it unasked. */
export function overviewText(previews: readonly ClientPreview[], offers: readonly Offer[]): string {
  return [
    ...offers.flatMap(({ tool }, index) => [...toolLines(tool, previews, index), '']),
    `${counted(offers.length, 'tool')} in ${counted(previews.length, 'client')}. --client ID tells more about one, --help lists their ids.`,
  ].join('\n')
}

function toolLines(document: Doc, previews: readonly ClientPreview[], index: number): string[] {
  const seen = previews.map(({ client: id, tools }) => {
    const [client, tool] = [clientById(id) as Client, tools[index] as ToolPreview]
    const group = tool.leftOut === undefined ? groupOf(verdictOf(client, document)) : 'leaves-out'
    return { client: client.label, tool, group }
  })
  const who = (fits: (one: (typeof seen)[number]) => boolean) =>
    seen
      .filter(fits)
      .map(({ client }) => client)
      .join(', ')
  const counts = groups.flatMap(({ id, label }) => {
    const { length } = seen.filter(({ group }) => group === id)
    return length > 0 ? [`${label.toLowerCase()} ${length}`] : []
  })
  const rows: [string, string][] = [
    ['runs in', who(({ group }) => group === 'runs')],
    ['left out by', who(({ group }) => group === 'leaves-out')],
    ['name cut in', who(({ tool }) => tool.losses.some(({ at }) => at === '/name'))],
    ['description cut in', who(({ tool }) => tool.losses.some(({ at }) => at === '/description'))],
    ['schema refused by', who(({ tool }) => tool.error !== undefined)],
  ]
  return [`${seen[0]?.tool.name}: ${counts.join(', ')}`, ...table(rows.filter(([, clients]) => clients !== ''))]
}

function table(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** The rest of a long text stands in the JSON. */
function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const characters = [...line]
  return characters.length > 100 ? `${characters.slice(0, 99).join('')}…` : line === text ? line : `${line} …`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
