import { parseLenient } from '../mtdf/lenient-json'
import { validateMtdf } from '../mtdf/validate'
import { renumberDuplicates } from '../tool/ids'
import type { Json } from '../tool/json'
import type { Toolset } from '../tool/toolset'
import { guidance } from './guidance'
import { mtdf } from './mtdf'
import type { Part, Problem, Read, Source, SourceFile } from './source'
import { toolList } from './tool-list'
import { toolset } from './toolset'

/** Every kind of file that can be read, asked in this order. */
export const sources = [toolset, toolList, guidance, mtdf] as const satisfies readonly Source[]

/** What has been read of one file: its part, or why there is none. */
type Parsed = { file: SourceFile; source?: Source; part: Part }

/** Reads files into one toolset. A broken file is a problem at its place and never stops the others. */
export function readFiles(files: readonly SourceFile[], name: string): Read {
  const parsed = files.map(readFile)
  const whole = parsed.filter(({ part }) => part.toolset)
  const problems = parsed.flatMap(({ part }) => part.problems)
  const [only] = whole
  if (only?.part.toolset && parsed.every((one) => one === only || one.part.nodes.length === 0))
    return { toolset: only.part.toolset, problems }
  const server = parsed.find(({ part }) => part.server)?.part.server
  const blocks = parsed.find(({ part }) => part.guidance)?.part.guidance
  const toolset: Toolset = {
    format: 1,
    name,
    ...(server && { server }),
    rules: rulesOf(parsed),
    ...(blocks && { guidance: blocks }),
    nodes: parsed.flatMap(({ part }) => part.nodes),
  }
  return { toolset: renumberDuplicates(toolset), problems }
}

/** The dialects that are asked, the newest release first. */
const asked = ['ahma-0.6', 'ahma-labs', 'ahma-0.3', 'guide'] as const

/** MTDF follows the first dialect that takes all its files; where none does, the newest release's. */
function rulesOf(parsed: readonly Parsed[]): Toolset['rules'] {
  const definitions = parsed.filter(({ source }) => source === mtdf)
  if (definitions.length === 0) return 'mcp'
  return asked.find((dialect) => definitions.every(({ file }) => validateMtdf(file.text, dialect).parses)) ?? asked[0]
}

function readFile(file: SourceFile): Parsed {
  const { value, problems } = parseLenient(file.text)
  const noticed = problems.map((problem): Problem => ({ ...problem, file: file.path }))
  if (value === undefined) return { file, part: { nodes: [], problems: noticed } }
  const source = sources.find((one) => one.recognises(value))
  if (!source) return { file, part: { nodes: [], problems: [...noticed, unknown(file, value)] } }
  const part = source.read({ path: file.path, value })
  return { file, source, part: { ...part, problems: [...noticed, ...part.problems] } }
}

function unknown({ path }: SourceFile, value: Json): Problem {
  const kinds = sources.map(({ label }) => label).join(', ')
  const what = Array.isArray(value)
    ? 'a list'
    : typeof value === 'object' && value !== null
      ? `an object with ${keysOf(value)}`
      : `a mere ${typeof value}`
  return { severity: 'error', file: path, at: '', message: `This is ${what}, and none of: ${kinds}.` }
}

function keysOf(value: object): string {
  const keys = Object.keys(value)
  if (keys.length === 0) return 'nothing in it'
  return `${keys
    .slice(0, 4)
    .map((key) => `"${key}"`)
    .join(', ')}${keys.length > 4 ? ' and more' : ''}`
}
