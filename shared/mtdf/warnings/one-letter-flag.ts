import { argumentsOf, subcommandsIn } from '../definition'
import { memberOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

export const oneLetterFlag = defineWarning({
  id: 'one-letter-flag',
  title: 'A flag of one letter is written with its dash',
  why: 'Later servers put two dashes before every name: "v" becomes --v, which hardly any program knows.',
  examples: {
    good: [
      {
        document: example({
          options: [
            { name: '-v', type: 'boolean' },
            { name: 'verbose', type: 'boolean' },
          ],
        }),
      },
      { document: example({ options: [{ name: 'v', type: 'boolean' }] }), dialect: 'guide' },
      { document: example({ positional_args: [{ name: 'x', type: 'integer' }] }) },
    ],
    bad: [{ document: example({ options: [{ name: 'v', type: 'boolean' }] }), at: '/subcommand/0/options/0/name' }],
  },

  *check({ root, dialect }) {
    if (!root || !dialect.server.longFlagsOnly) return
    for (const subcommand of subcommandsIn(root))
      for (const { node, as, name } of argumentsOf(subcommand))
        if (as === 'option' && /^[A-Za-z\d]$/.test(name))
          yield found(
            memberOf(node, 'name') ?? node,
            `${dialect.label} writes this flag as --${name}.`,
            `Name it "-${name}" if one dash is meant.`,
          )
  },
})
