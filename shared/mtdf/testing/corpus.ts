import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Doc } from '../../tool/json'
import type { Dialect } from '../../tool/toolset'

const folder = resolve(process.env.TOOLWRIGHT_CORPUS || join(import.meta.dirname, '../../../../shared/corpus'), 'mtdf')

/** Whether the collected MTDF files are there; tests over them are skipped with this reason where they are not. */
export const noCorpus = existsSync(folder) ? undefined : `There is no corpus in ${folder}; TOOLWRIGHT_CORPUS may name one.`

export const corpusText = (path: string): string => readFileSync(join(folder, path), 'utf8')
export const corpusJson = <T = Doc>(path: string): T => JSON.parse(corpusText(path)) as T
export const corpusFiles = (under: string): string[] =>
  noCorpus
    ? []
    : readdirSync(join(folder, under))
        .sort()
        .map((name) => `${under}/${name}`)

export type Verdicts = Record<string, Record<Dialect, { parses: boolean; valid: boolean }>>
export const verdicts = (): Verdicts => (noCorpus ? {} : corpusJson<{ files: Verdicts }>('verdicts.json').files)
