import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inProject } from '../lib/paths.mjs'

/** The folder of collected tool lists, as variables for the tests: TOOLWRIGHT_CORPUS, or why there is none. */
export function corpusEnv() {
  const folder = resolve(process.env.TOOLWRIGHT_CORPUS || inProject('..', 'shared', 'corpus'))
  if (existsSync(join(folder, 'tools'))) return { TOOLWRIGHT_CORPUS: folder }
  return {
    TOOLWRIGHT_CORPUS: '',
    TOOLWRIGHT_SKIP_CORPUS: `There is no corpus of tool lists in ${folder}; TOOLWRIGHT_CORPUS may name one.`,
  }
}
