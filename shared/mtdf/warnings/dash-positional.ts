import { argumentsOf, subcommandsIn } from '../definition'
import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

const positional = (more: object) => example({ positional_args: [{ name: 'pattern', type: 'string', ...more }] })

export const dashPositional = defineWarning({
  id: 'dash-positional',
  title: 'A positional argument cannot turn into a flag',
  why: 'A value that begins with "-" is read as a flag by the program: "--output=/etc/passwd" where a name was asked for.',
  examples: {
    good: [
      { document: positional({ format: 'path' }) },
      { document: positional({ type: 'boolean' }) },
      { document: example({ positional_args: [{ name: 'pattern', type: 'string' }], name: '--' }) },
    ],
    bad: [
      { document: positional({}), at: '/subcommand/0/positional_args' },
      { document: positional({ format: 'path' }), dialect: 'guide', at: '/subcommand/0/positional_args' },
    ],
  },

  *check({ root, dialect }) {
    for (const subcommand of root ? subcommandsIn(root) : []) {
      const place = memberOf(subcommand, 'positional_args')
      const open = argumentsOf(subcommand).filter(
        ({ node, as, type }) =>
          as === 'positional' &&
          ['string', 'array'].includes(type) &&
          !(dialect.server.absolutePaths && textOf(memberOf(node, 'format')) === 'path'),
      )
      if (!place || open.length === 0 || textOf(memberOf(subcommand, 'name')) === '--') continue
      const names = open.map(({ name }) => `"${name}"`).join(', ')
      yield found(
        place,
        `A value of ${names} may begin with "-" and be taken for a flag.`,
        'Make it an option where the program has a flag for it, or say in the description that it must not.',
      )
    }
  },
})
