import { realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { isAbsolute, join, sep } from 'node:path'
import type { Linked, LinkProblem } from '#shared/linked/linked'
import { stemOf } from '#shared/mtdf/file-names'
import { readFiles } from '#shared/sources/index'
import { type Dialect, dialects, type Toolset } from '#shared/tool/toolset'
import { AppError } from '../http/errors'
import type { ToolsetLink } from '../storage/store'
import { type KnownFile, LinkedFiles, Unscannable } from './linked-files'
import { outsideChange } from './outside-change'

export type FirstReading = { toolset: Toolset; link: Omit<ToolsetLink, 'toolsetId' | 'version'> }

/** Where a path that a person typed leads, with all links in it followed. */
export async function placeOf(typed: string): Promise<Pick<Linked, 'path' | 'kind'>> {
  const path = typed === '~' || typed.startsWith(`~${sep}`) ? join(homedir(), typed.slice(1)) : typed
  if (!isAbsolute(path)) throw refused(`Give the whole path, from ${sep === '/' ? '/ or ~' : 'the drive on'}: ${typed} could be anywhere.`)
  try {
    const real = await realpath(path)
    const found = await stat(real)
    if (found.isDirectory()) return { path: real, kind: 'folder' }
    if (found.isFile()) return { path: real, kind: 'file' }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new AppError('not_found', `There is no file or folder ${path}.`)
    throw refused(`${path} cannot be read: ${code ?? (error as Error).message}.`)
  }
  throw refused(`${path} is neither a file nor a folder.`)
}

/** Reads what stands at a place for the first time. A folder that holds nothing but a toolset stands for that file. */
export async function firstReading(place: Pick<Linked, 'path' | 'kind'>): Promise<FirstReading> {
  const { files, refused: unusable } = await new LinkedFiles(place).scan().catch((error: unknown) => {
    throw error instanceof Unscannable ? new AppError(error.tooLarge ? 'too_large' : 'not_found', `${place.path}: ${error.message}`) : error
  })
  const found = [...files.values()]
  const tools = found.filter(({ content }) => content.kind === 'tool')
  const toolsets = found.filter(({ content }) => content.kind === 'toolset')
  if (tools.length > 0) return mtdfReading(place, found, unusable)
  const [whole] = toolsets
  if (whole && toolsets.length === 1) return toolsetReading({ path: whole.real, kind: 'file' }, whole)
  if (toolsets.length > 1) throw refused(`${place.path} holds ${toolsets.length} toolsets: open one of the files.`)
  throw nothingReadable(place, found, [...unusable.values()])
}

function mtdfReading(
  place: Pick<Linked, 'path' | 'kind'>,
  found: readonly KnownFile[],
  unusable: ReadonlyMap<string, LinkProblem>,
): FirstReading {
  const readable = found.filter(({ content }) => content.kind === 'tool' || content.kind === 'guidance')
  const { toolset } = readFiles(
    readable.map(({ name, text }) => ({ path: name, text })),
    titleOf(place.path),
  )
  const dialect = dialects.find((one) => one === toolset.rules) as Dialect
  const linked: Linked = { ...place, format: 'mtdf', dialect }
  const scan = { files: new Map(found.map((file) => [file.name, file])), refused: unusable, names: [] }
  const { seen, problems } = outsideChange({ toolsetId: '', version: 1, linked, files: {} }, scan)
  const [problem] = problems
  return { toolset, link: { linked: { ...linked, ...(problem && { problem }) }, ...seen } }
}

function toolsetReading(place: Pick<Linked, 'path' | 'kind'>, { name, hash, content }: KnownFile): FirstReading {
  if (content.kind !== 'toolset') throw new Error('no toolset')
  return { toolset: content.toolset, link: { linked: { ...place, format: 'toolset' }, files: { [name]: hash } } }
}

function nothingReadable(
  { path, kind }: Pick<Linked, 'path' | 'kind'>,
  found: readonly KnownFile[],
  unusable: readonly LinkProblem[],
): AppError {
  const broken = found.flatMap(({ content }) => (content.kind === 'broken' ? [content.problem] : []))
  const [problem] = [...broken, ...unusable]
  if (problem) {
    const { file, line, column, message } = problem
    const at = line === undefined ? file : `${file}, line ${line}${column === undefined ? '' : `, column ${column}`}`
    return new AppError('invalid_input', `${at}: ${message}`, { details: [{ field: '/path', message }], data: { ...problem } })
  }
  const [other] = found.flatMap(({ content }) => (content.kind === 'other' ? [content.what] : []))
  if (kind === 'file')
    return refused(
      `${path} holds ${other ?? 'no tool'}. A linked file is MTDF or a Toolwright toolset; others can be imported on the page.`,
    )
  return refused(`${path} holds no MTDF file and no Toolwright toolset.`)
}

const refused = (message: string) => new AppError('invalid_input', message, { details: [{ field: '/path', message }] })

/** Folders of tools have the same names everywhere: the project they stand in tells them apart. */
const generic = /^(tools?|\.?ahma|mtdf|mcp|definitions|src|\.[\w-]+)$/i

function titleOf(path: string): string {
  const names = path.split(sep).filter((name) => name !== '')
  return stemOf(names.findLast((name) => !generic.test(name)) ?? 'toolset')
}
