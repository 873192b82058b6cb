import { argumentsOf, subcommandsIn } from '../definition'
import { itemsOf, type JsonNode, type JsonObject, memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

const option = { name: 'verbose', type: 'boolean' }

export const duplicateName = defineWarning({
  id: 'duplicate-name',
  title: 'A name stands for one thing',
  why: 'No validator looks. Of two subcommands the first is called; of two arguments the last is in the schema and the first on the command line.',
  examples: {
    good: [{ document: example({ options: [option, { name: 'quiet', type: 'boolean' }] }) }],
    bad: [
      { document: example({ options: [option, option] }), at: '/subcommand/0/options/1' },
      { document: example({ options: [option], positional_args: [option] }), at: '/subcommand/0/positional_args/0' },
      {
        document: example({
          subcommand: [
            { name: 'a', description: 'A.' },
            { name: 'a', description: 'B.' },
          ],
        }),
        at: '/subcommand/0/subcommand/1',
      },
    ],
  },

  *check({ root }) {
    if (!root) return
    for (const node of [root, ...subcommandsIn(root)]) {
      const nested = itemsOf(memberOf(node, 'subcommand')).filter((item): item is JsonObject => item.kind === 'object')
      yield* repeats(
        nested.map((item) => ({ node: item, name: textOf(memberOf(item, 'name')) ?? '' })),
        'subcommand',
      )
      yield* repeats(argumentsOf(node), 'argument')
    }
  },
})

function* repeats(named: readonly { node: JsonNode; name: string }[], what: string) {
  const names = new Set<string>()
  for (const { node, name } of named) {
    if (name !== '' && names.has(name)) yield found(node, `There is another ${what} called "${name}" here.`, 'Rename one of them.')
    names.add(name)
  }
}
