import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { guidanceFile, readGuidance } from '#shared/mtdf/guidance'
import { parseLenient } from '#shared/mtdf/lenient-json'
import { readMtdf } from '#shared/mtdf/read'
import type { Problem, Read, SourceFile } from '#shared/sources/source'
import { uniqueIds } from '#shared/tool/ids'
import { isDoc } from '#shared/tool/json'
import { type Dialect, dialects } from '#shared/tool/toolset'
import { type OptionValues, text, UsageError } from './command'

/** What a SOURCE holds, as a toolset. */
export async function readSource([source, ...more]: readonly string[], options: OptionValues): Promise<Read> {
  if (source === undefined || more.length > 0) throw new UsageError('Name one SOURCE: a file, a folder, or - for standard input.')
  const files = await filesOf(source)
  const read = readFiles(files, dialectOf(options))
  const broken = read.problems.find(({ severity }) => severity === 'error')
  if (broken && read.toolset.nodes.length === 0) throw new UsageError(`${broken.file ?? source}: ${broken.message}`)
  return read
}

export function dialectOf(options: OptionValues): Dialect {
  const typed = text(options, 'dialect') ?? 'ahma-0.6'
  const dialect = dialects.find((one) => one === typed)
  if (!dialect) throw new UsageError(`--dialect must be one of ${dialects.join(', ')}, not ${typed}.`)
  return dialect
}

async function filesOf(source: string): Promise<SourceFile[]> {
  if (source === '-') return [{ path: 'standard input', text: await readAll(process.stdin) }]
  try {
    if (!(await stat(source)).isDirectory()) return [{ path: source, text: await readFile(source, 'utf8') }]
    const names = (await readdir(source)).filter((name) => name.endsWith('.json')).sort()
    return await Promise.all(names.map(async (path) => ({ path, text: await readFile(join(source, path), 'utf8') })))
  } catch (error) {
    throw new UsageError(`${source} cannot be read: ${(error as Error).message}`)
  }
}

function readFiles(files: readonly SourceFile[], rules: Dialect): Read {
  const problems: Problem[] = []
  const id = uniqueIds()
  let toolset: Read['toolset'] = { format: 1, name: 'tools', rules, nodes: [] }
  for (const { path, text: content } of files) {
    const { value, problems: noticed } = parseLenient(content)
    problems.push(...noticed.map((problem) => ({ ...problem, file: path })))
    if (value === undefined) continue
    if (!isDoc(value)) {
      problems.push({ severity: 'error', file: path, at: '', message: 'It holds no definition: a JSON object is needed.' })
      continue
    }
    const {
      node,
      guidance,
      problems: odd,
    } = path === guidanceFile
      ? { node: undefined, ...readGuidance(value) }
      : { guidance: undefined, ...readMtdf(value, { file: path, id }) }
    problems.push(...odd)
    toolset = { ...toolset, ...(guidance && { guidance }), nodes: node ? [...toolset.nodes, node] : toolset.nodes }
  }
  return { toolset, problems }
}
