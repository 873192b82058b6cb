import { type Doc, define, isDoc, type Json, member } from '../../tool/json'
import { type Argument, call } from './literal'

/** What the SDK's own type of a tool cannot carry. */
export type Beyond = {
  /** Members as designed that it would drop. */
  members: Doc
  /** A schema that it would refuse, and the whole list with it. */
  isRefused: boolean
  /** It has no inputSchema that could be listed. */
  hasNoInput: boolean
  /** An outputSchema that does not say it describes an object: earlier protocol versions know no other. */
  hasOtherOutput: boolean
}

const isText = (value: Json) => typeof value === 'string'
const isFlag = (value: Json) => typeof value === 'boolean'
const isTexts = (value: Json) => Array.isArray(value) && (value as Json[]).every(isText)

/** The members of an object that the SDK knows, with the kind it expects. */
type Known = Record<string, (value: Json) => boolean>

const annotations: Known = { title: isText, readOnlyHint: isFlag, destructiveHint: isFlag, idempotentHint: isFlag, openWorldHint: isFlag }
const icon: Known = { src: isText, mimeType: isText, sizes: isTexts, theme: (value) => value === 'light' || value === 'dark' }
const execution: Known = { taskSupport: (value) => ['forbidden', 'optional', 'required'].includes(value as string) }

const isOf = (known: Known) => (value: Json) =>
  isDoc(value) && Object.entries(value).every(([key, each]) => Object.hasOwn(known, key) && known[key]?.(each) === true)

/** In the order in which they are best read. */
const tool: Known = {
  name: isText,
  title: isText,
  description: isText,
  inputSchema: isDoc,
  outputSchema: isDoc,
  annotations: isOf(annotations),
  icons: (value) => Array.isArray(value) && (value as Json[]).every((one) => isOf(icon)(one) && member(one as Doc, 'src') !== undefined),
  execution: isOf(execution),
  _meta: isDoc,
}

export function beyondSdk(definition: Doc): Beyond {
  const members: Record<string, Json> = {}
  for (const [key, value] of Object.entries(definition)) {
    if (key !== 'inputSchema' && !isKnown(key, value)) define(members, key, value)
  }
  const [input, output] = [member(definition, 'inputSchema'), member(definition, 'outputSchema')]
  const hasOtherOutput = isDoc(output) && member(output, 'type') !== 'object'
  return {
    members,
    isRefused: (isDoc(input) && !isTaken(input)) || (isDoc(output) && !hasOtherOutput && !isTaken(output)),
    hasNoInput: !isDoc(input),
    hasOtherOutput,
  }
}

const isKnown = (key: string, value: Json) => Object.hasOwn(tool, key) && tool[key]?.(value) === true

/** Whether the SDK lists a schema, and lists it whole: it looks at these members of the root, and drops those that are null. */
function isTaken(schema: Doc): boolean {
  const properties = member(schema, 'properties')
  const [dialect, required] = [member(schema, '$schema'), member(schema, 'required')]
  return (
    member(schema, 'type') === 'object' &&
    (dialect === undefined || isText(dialect)) &&
    (required === undefined || isTexts(required)) &&
    (properties === undefined || (isDoc(properties) && Object.values(properties).every((each) => isDoc(each) || isFlag(each)))) &&
    !Object.values(schema).includes(null)
  )
}

/** `Tool(…)` with all that the SDK's type carries. */
export function toolCall(definition: Doc, used: number): { code: string; types: readonly string[] } {
  const types = new Set(['Tool'])
  const args = Object.keys(tool).flatMap((key): Argument[] => {
    const name = key === '_meta' ? key : snake(key)
    if (key === 'inputSchema') return [{ name, code: 'INPUT_SCHEMA' }]
    const value = member(definition, key)
    if (value === undefined || !isKnown(key, value)) return []
    if (key === 'outputSchema') return [{ name, code: 'OUTPUT_SCHEMA' }]
    const type = { annotations: 'ToolAnnotations', execution: 'ToolExecution', icons: 'Icon' }[key]
    if (type === undefined) return [{ name, value }]
    types.add(type)
    return [{ name, code: key === 'icons' ? iconList(value as Json[]) : typed(type, value as Doc, name.length + 2) }]
  })
  return { code: call('Tool', args, undefined, used), types: [...types].sort() }
}

function iconList(icons: readonly Json[]): string {
  const calls = icons.map((one) => typed('Icon', one as Doc, 10))
  const flat = `[${calls.join(', ')}]`
  if (!flat.includes('\n') && flat.length <= 84) return flat
  return `[\n${calls.map((each) => `    ${each.replaceAll('\n', '\n    ')},\n`).join('')}]`
}

const typed = (type: string, value: Doc, used: number) =>
  call(
    type,
    Object.entries(value).map(([key, each]) => ({ name: snake(key), value: each })),
    96,
    used,
  )

const snake = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
