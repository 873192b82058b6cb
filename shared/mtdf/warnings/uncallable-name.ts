import { subcommandsIn } from '../definition'
import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

export const uncallableName = defineWarning({
  id: 'uncallable-name',
  title: 'A name can be called',
  why: 'Names of tool and subcommands are joined by "_" to the name a client calls. Some servers cannot take apart what holds a "_" itself.',
  examples: {
    good: [
      { document: example({ name: 'pr-create' }, { name: 'git_hub' }) },
      { document: example({ name: 'pr_create' }), dialect: 'ahma-labs' },
      { document: example({ name: 'pr_create' }), dialect: 'ahma-0.3' },
    ],
    bad: [
      { document: example({ name: 'pr_create' }), at: '/subcommand/0/name' },
      { document: example({}, { name: 'git_hub' }), dialect: 'guide', at: '/name' },
      { document: example({}, { name: '' }), at: '/name' },
      { document: example({ name: '' }), dialect: 'guide', at: '/subcommand/0/name' },
    ],
  },

  *check({ root, dialect }) {
    if (!root) return
    const { underscore } = dialect.server
    for (const node of [root, ...subcommandsIn(root)]) {
      const place = memberOf(node, 'name')
      const name = textOf(place)
      const allowed = node === root ? underscore.tool : underscore.subcommand
      if (!place || name === undefined) continue
      if (name.trim() === '') yield found(place, 'What has an empty name cannot be called.', 'Give it a name.')
      else if (!allowed && name.includes('_'))
        yield found(
          place,
          `${dialect.label} lists "${name}" but cannot find it again when it is called, because of the "_".`,
          'Use "-" instead, or nest a subcommand.',
        )
    }
  },
})
