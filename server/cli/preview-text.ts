import type { Client, Does } from '#shared/preview/client'
import { clientById } from '#shared/preview/clients/index'
import { evidenceOf } from '#shared/preview/evidence'
import { type GroupId, groups } from '#shared/preview/words'
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
    ...tools.flatMap((tool) => ['', tool.name, ...table(rowsOf(client, tool))]),
  ].join('\n')
}

function rowsOf(client: Client, tool: ToolPreview): [string, string][] {
  const { modelName, namespace, leftOut, label, approval, after, description, error, losses, notes = [], tokens } = tool
  const unknown = 'not established'
  return [
    ['model calls', leftOut === undefined ? [namespace, modelName ?? unknown].filter(Boolean).join(' · ') : `nothing: ${leftOut}`],
    ['person reads', label ?? unknown],
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
export function overviewText(previews: readonly ClientPreview[]): string {
  const tools = previews[0]?.tools ?? []
  return [
    ...tools.flatMap((tool, index) => [...toolLines(tool.name, previews, index), '']),
    `${counted(tools.length, 'tool')} in ${counted(previews.length, 'client')}. --client ID tells more about one, --help lists their ids.`,
  ].join('\n')
}

function toolLines(name: string, previews: readonly ClientPreview[], index: number): string[] {
  const seen = previews.map(({ client, defaultMode, tools }) => {
    const tool = tools[index] as ToolPreview
    return { client: clientById(client)?.label ?? client, tool, group: groupIn(tool, defaultMode) }
  })
  const who = (fits: (one: (typeof seen)[number]) => boolean) =>
    seen
      .filter(fits)
      .map(({ client }) => client)
      .join(', ')
  const counts = groups.flatMap(({ id, label }) => {
    const count = seen.filter(({ group }) => group === id).length
    return count > 0 ? [`${label.toLowerCase()} ${count}`] : []
  })
  const rows: [string, string][] = [
    ['runs in', who(({ group }) => group === 'runs')],
    ['left out by', who(({ group }) => group === 'leaves-out')],
    ['name cut in', who(({ tool }) => tool.losses.some(({ at }) => at === '/name'))],
    ['description cut in', who(({ tool }) => tool.losses.some(({ at }) => at === '/description'))],
    ['schema refused by', who(({ tool }) => tool.error !== undefined)],
  ]
  return [`${name}: ${counts.join(', ')}`, ...table(rows.filter(([, clients]) => clients !== ''))]
}

function groupIn({ leftOut, approval }: ToolPreview, mode: string | null): GroupId {
  if (leftOut !== undefined) return 'leaves-out'
  const does = mode === null ? undefined : approval[mode]
  if (!does) return 'unknown'
  return ({ ask: 'asks', allow: 'runs', deny: 'leaves-out', 'llm-judge': 'judges', 'by-name': 'judges' } as const)[does]
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
