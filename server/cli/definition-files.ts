import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { UsageError } from './command'

const guidanceName = 'tool_guidance.json'

/** A definition as it was read; `guidance` is the path of the guidance file beside it. */
export type DefinitionFile = { file: string; text: string; guidance?: string }

/** Every file that the sources name, each once: a folder stands for all its definitions, `-` for standard input. */
export async function definitionFiles(sources: readonly string[]): Promise<DefinitionFile[]> {
  const files = new Map<string, string>()
  for (const source of sources) {
    const found = source === '-' ? ['-'] : await filesOf(source)
    if (found.length === 0) throw new UsageError(`There is no JSON file in the folder ${source}.`)
    for (const file of found) if (!files.has(keyOf(file))) files.set(keyOf(file), file)
  }
  return Promise.all([...files.values()].map(readDefinition))
}

const keyOf = (file: string) => (file === '-' ? file : resolve(file))

async function filesOf(source: string): Promise<string[]> {
  const { isFolder } = await stat(source).then(
    (found) => ({ isFolder: found.isDirectory() }),
    (error: NodeJS.ErrnoException) => unreadable(source, error),
  )
  if (!isFolder) return [source]
  const names = await readdir(source).catch((error: NodeJS.ErrnoException) => unreadable(source, error))
  return names
    .filter((name) => name.endsWith('.json') && name !== guidanceName)
    .sort()
    .map((name) => join(source, name))
}

async function readDefinition(file: string): Promise<DefinitionFile> {
  const text = await readText(file)
  const guidance = file === '-' ? undefined : join(dirname(file), guidanceName)
  return guidance && (await exists(guidance)) ? { file, text, guidance } : { file, text }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A file, or standard input, as text to the letter: a byte-order mark is part of it. */
export async function readText(file: string): Promise<string> {
  const bytes =
    file === '-' ? await buffer(process.stdin) : await readFile(file).catch((error: NodeJS.ErrnoException) => unreadable(file, error))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UsageError(`${file === '-' ? 'Standard input' : file} is not text in UTF-8.`)
  }
}

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): never {
  throw new UsageError(code === 'ENOENT' ? `There is no file or folder ${path}.` : `${path} cannot be read: ${message}.`)
}
