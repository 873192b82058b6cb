import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { regenerate } from '#shared/targets/regenerate'
import type { RenderedFile } from '#shared/targets/target'
import { UsageError } from './command'

/** Writes what a target made into a folder. What a person has written into an earlier edition stays; answers with the paths of such files. */
export async function writeFiles(folder: string, files: readonly RenderedFile[]): Promise<string[]> {
  const kept: string[] = []
  for (const file of files) {
    const path = join(folder, ...file.path.split('/'))
    const merged = regenerate(await readFile(path, 'utf8').catch(() => undefined), file)
    if (merged.kept) kept.push(file.path)
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, merged.text)
    } catch (error) {
      throw new UsageError(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`)
    }
  }
  return kept
}
