import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

export const reservedName = defineWarning({
  id: 'reserved-name',
  title: "A tool has a name that is not the server's own",
  why: 'The loader gives up on the whole folder when a file takes the name of a built-in tool.',
  examples: {
    good: [{ document: example({}) }, { document: example({}, { name: 'await' }), dialect: 'guide' }],
    bad: [
      { document: example({}, { name: 'await' }), at: '/name' },
      { document: example({}, { name: 'read_file' }), dialect: 'ahma-labs', at: '/name' },
    ],
  },

  *check({ root, dialect }) {
    const place = memberOf(root, 'name')
    const name = textOf(place)
    if (place && name !== undefined && dialect.server.reservedNames.includes(name))
      yield found(place, `"${name}" is a tool of the server itself: with this file no tool is loaded at all.`, 'Choose another name.')
  },
})
