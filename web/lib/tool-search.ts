import { type Doc, isDoc, member } from '#shared/tool/json'
import { type Field, fuzzyRanges, fuzzyScore, isInField, type Range, searchWords } from './fuzzy'

/** What is known of a tool wherever tools are listed. */
export type Searchable = { name: string; title: string; tool: Doc }

/** A tool that was found. Where its words stand is looked up when it is drawn. */
export type Hit<T extends Searchable = Searchable> = {
  tool: T
  score: number
  words: readonly string[] /** Only a parameter or the description matched. */
  elsewhere: boolean
}

type Indexed = {
  fields: readonly [title: Field, name: Field, parameters: Field, description: Field]
  parameters: string
  description: string
}

const indexes = new WeakMap<Searchable, Indexed>()

function indexed(tool: Searchable): Indexed {
  const known = indexes.get(tool)
  if (known) return known
  const parameters = parameterNames(tool.tool).join('  ')
  const said = member(tool.tool, 'description')
  const description = typeof said === 'string' ? said : ''
  const made: Indexed = {
    parameters,
    description,
    fields: [
      { text: tool.title.toLowerCase(), weight: 4, loose: true },
      { text: tool.name.toLowerCase(), weight: 4, loose: true },
      { text: parameters.toLowerCase(), weight: 2 },
      { text: description.toLowerCase(), weight: 1 },
    ],
  }
  indexes.set(tool, made)
  return made
}

function parameterNames(tool: Doc): string[] {
  const schema = member(tool, 'inputSchema')
  const properties = isDoc(schema) ? member(schema, 'properties') : undefined
  return isDoc(properties) ? Object.keys(properties) : []
}

const stepMs = 8

/** Prepares a long list while nobody waits, so that the first key typed is as quick as the next. */
export function prepareSearch(tools: readonly Searchable[]): () => void {
  let at = 0
  let timer = setTimeout(step, 50)
  function step() {
    const until = performance.now() + stepMs
    while (at < tools.length && performance.now() < until) indexed(tools[at++] as Searchable)
    if (at < tools.length) timer = setTimeout(step, stepMs)
  }
  return () => clearTimeout(timer)
}

/** The tools that match, in the order of the list. */
export function searchTools<T extends Searchable>(tools: readonly T[], query: string): Hit<T>[] {
  const words = searchWords(query)
  if (words.length === 0) return tools.map((tool) => ({ tool, score: 0, words, elsewhere: false }))
  const hits: Hit<T>[] = []
  for (const tool of tools) {
    const { fields } = indexed(tool)
    const score = fuzzyScore(words, fields)
    if (score === undefined) continue
    const [title, name] = fields
    hits.push({ tool, score, words, elsewhere: !isInField(words, title) && !isInField(words, name) })
  }
  return hits
}

export type Marks = { title: readonly Range[]; name: readonly Range[]; elsewhere?: Elsewhere | undefined }
/** A parameter or a piece of the description. */
type Elsewhere = { text: string; marks: readonly Range[]; kind: 'parameter' | 'description' }

/** Where the words of a hit stand. */
export function marksOf({ tool, words, elsewhere }: Hit): Marks {
  if (words.length === 0) return { title: [], name: [] }
  const { fields, parameters, description } = indexed(tool)
  const [title, name, inParameters, inDescription] = fields.map((field) => fuzzyRanges(words, field)) as [
    Range[],
    Range[],
    Range[],
    Range[],
  ]
  return { title, name, ...(elsewhere && { elsewhere: wordAround(parameters, inParameters) ?? excerpt(description, inDescription) }) }
}

/** The parameter that matched, whole. */
function wordAround(text: string, ranges: readonly Range[]): Elsewhere | undefined {
  const first = ranges[0]
  if (!first) return undefined
  const start = text.lastIndexOf('  ', first[0]) + 2
  const from = start === 1 ? 0 : start
  const end = text.indexOf('  ', first[1])
  return { kind: 'parameter', text: text.slice(from, end < 0 ? undefined : end), marks: [[first[0] - from, first[1] - from]] }
}

const before = 16
const after = 40

/** A piece of the description around the match. */
function excerpt(text: string, ranges: readonly Range[]): Elsewhere | undefined {
  const first = ranges[0]
  if (!first) return undefined
  const from = Math.max(0, first[0] - before)
  const lead = from > 0 ? '…' : ''
  const piece = lead + text.slice(from, first[1] + after).replace(/\s/g, ' ')
  return { kind: 'description', text: piece, marks: [[first[0] - from + lead.length, first[1] - from + lead.length]] }
}
