import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { isJsonFile, stemOf } from '#shared/mtdf/file-names'
import { readFiles } from '#shared/sources/index'
import type { Problem, Read, SourceFile } from '#shared/sources/source'
import { liveToolset } from '#shared/sources/tool-list'
import type { Session } from '../connections/session'
import { type Invocation, say, UsageError } from './command'
import { liveServer } from './live-server'
import { withSession } from './with-session'

/** Reads the SOURCE of a command, whatever kind it is, and goes on with it; what cannot be read at all is exit status 2. */
export async function withSource({ options, positionals }: Invocation, use: (read: Read) => Promise<number>): Promise<number> {
  const [path] = positionals
  const server = liveServer(options)
  if (server && path !== undefined) throw new UsageError('Give a file, a folder, --server or --url: one of them.')
  if (server) return withSession(server, async (session) => use(await liveRead(server.name, session)))
  if (path === undefined) throw new UsageError('Say what to read: a file, a folder, - for standard input, --server or --url.')
  const read = readFiles(await filesAt(path), nameOf(path))
  if (read.toolset.nodes.length === 0 && read.problems.some(({ severity }) => severity === 'error')) {
    sayProblems(read.problems)
    return 2
  }
  return use(read)
}

async function liveRead(name: string, session: Session): Promise<Read> {
  const { entries } = await session.list('tools')
  const tools = entries.map(({ value }) => value)
  const { state } = session
  return {
    toolset: state.status === 'ready' ? liveToolset(name, tools, state.server, state.instructions) : liveToolset(name, tools),
    problems: [],
  }
}

/** The files a path names: itself, or every JSON file of a folder (not of the folders in it), in the order of their names. */
export async function filesAt(path: string): Promise<SourceFile[]> {
  if (path === '-') return [{ path: '-', text: await readAll(process.stdin) }]
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new UsageError(`${path} does not exist.`)
  if (!found.isDirectory()) return [await fileAt(path, path)]
  const names = (await readdir(path)).filter(isJsonFile).sort()
  if (names.length === 0) throw new UsageError(`${path} holds no .json or .jsonc file.`)
  return Promise.all(names.map((name) => fileAt(join(path, name), relative(path, join(path, name)).split(sep).join('/'))))
}

async function fileAt(path: string, shown: string): Promise<SourceFile> {
  try {
    return { path: shown, text: await readFile(path, 'utf8') }
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`)
  }
}

const nameOf = (path: string) => (path === '-' ? 'toolset' : stemOf(basename(path)) || 'toolset')

const words = { error: 'Error', warning: 'Warning', info: 'Note' } as const

export function sayProblems(problems: readonly Problem[]): void {
  for (const { severity, file, line, at, message } of problems)
    say(`${words[severity]}: ${[file, line].filter((part) => part !== undefined).join(':')}${at === '' ? '' : ` ${at}`}: ${message}`)
}
