import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, spread } from './lib/figures.mjs'
import { bareNode, timeRun } from './lib/run.mjs'

const rounds = 9
const small = {
  name: 'git',
  description: 'Version control.',
  command: 'git',
  subcommand: [{ name: 'default', description: 'Shows the log.', options: [{ name: 'oneline', type: 'boolean' }] }],
}

/** Validating MTDF from the command line: one small file, and every file of the corpus where there is one. */
export const bench = {
  id: 'mtdf',
  title: 'Validating MTDF',
  async run(context) {
    const file = join(context.temporaryFolder(), 'git.json')
    writeFileSync(file, JSON.stringify(small))
    const corpus = join(process.env.TOOLWRIGHT_CORPUS || join(context.root, '..', 'shared', 'corpus'), 'mtdf')
    const folders = ['tools', 'probes', 'guide-examples'].map((name) => join(corpus, name))
    const measured = {
      node: () => timeRun(bareNode),
      one: () => timeRun([context.bin, 'validate', file], 'valid'),
      ...(existsSync(corpus) && { all: () => timeRun([context.bin, 'validate', ...folders, '--format', 'json'], '"summary"', 1) }),
    }
    const taken = Object.fromEntries(Object.keys(measured).map((name) => [name, []]))
    for (let round = -1; round < rounds; round++)
      for (const [name, measure] of Object.entries(measured)) {
        const ms = await measure()
        if (round >= 0) taken[name].push(ms)
      }
    return rowsOf(taken)
  },
}

function rowsOf({ node, one, all }) {
  const row = (measure, values, atMost) => ({
    measure,
    value: median(values),
    unit: 'ms',
    baseline: median(node),
    target: { atMost },
    note: `${spread(values, ' ms')}; baseline: Node alone (${spread(node, ' ms')})`,
  })
  return [
    row('toolwright validate, one small file', one, 250),
    ...(all ? [row('toolwright validate, all files of the corpus', all, 1_000)] : []),
  ]
}
