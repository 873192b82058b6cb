import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const file = resolve(process.env.TOOLWRIGHT_CORPUS || join(import.meta.dirname, '../../../../shared/corpus'), 'clients/vectors.json')

/** Whether the collected vectors are there; tests over them are skipped with this reason where they are not. */
export const noVectors = existsSync(file) ? undefined : `There are no vectors in ${file}; TOOLWRIGHT_CORPUS may name a folder.`

/** One part of the collected vectors, by its name in the file. */
export const vectors = <T>(part: string): T | undefined =>
  noVectors ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>)[part]
