import { expect, test } from 'vitest'
import { readMtdf } from '../mtdf/read'
import { uniqueIds } from '../tool/ids'
import type { Node } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import { commandLines, madeUpArguments } from './command-lines'

const gh = (): Node =>
  readMtdf(
    {
      name: 'gh',
      command: 'gh',
      description: 'd',
      subcommand: [
        {
          name: 'cache',
          description: 'd',
          subcommand: [
            {
              name: 'delete',
              description: 'd',
              options: [
                { name: 'all', type: 'boolean', alias: 'a' },
                { name: 'R', type: 'string' },
                { name: 'tags', type: 'array' },
              ],
              positional_args: [{ name: 'cache-id', type: 'string' }],
            },
            { name: 'list', description: 'd' },
          ],
        },
      ],
    },
    { id: uniqueIds() },
  ).node
const toolset = (rules: Toolset['rules']): Toolset => ({ format: 1, name: 's', rules, nodes: [gh()] })
const given = madeUpArguments(gh().children?.[0]?.children?.[0]?.tool ?? {})
const lines = (rules: Toolset['rules']) =>
  commandLines(toolset(rules), 'gh/cache/delete', given).map(
    ({ by, line }) => `${by.join(', ')}: ${'argv' in line ? line.argv.join(' ') : line.refused}`,
  )

test('made-up arguments give every parameter a value', () => {
  expect(given).toEqual({ all: true, R: 'R', tags: ['TAGS'], 'cache-id': 'CACHE_ID' })
})

test('servers that run the same line stand together, the own rules first', () => {
  expect(lines('ahma-0.6')).toEqual([
    'Ahma 0.4 to 0.6, Ahma labs: gh cache delete -a --R R --tags TAGS CACHE_ID',
    'MTDF guide, Ahma 0.3: gh cache delete CACHE_ID --all -R R --tags TAGS',
    'a generated server: gh cache delete --all --R R --tags TAGS CACHE_ID',
  ])
  expect(lines('mcp')[0]).toBe('a generated server: gh cache delete --all -R R --tags TAGS CACHE_ID')
  expect(commandLines(toolset('mcp'), 'nobody', {})).toEqual([])
})
