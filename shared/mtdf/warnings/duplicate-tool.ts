import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

export const duplicateTool = defineWarning({
  id: 'duplicate-tool',
  title: 'Each file has a tool of its own',
  why: 'Of two files with one tool name the server keeps the one it reads last, in the order the folder happens to list them.',
  examples: {
    good: [{ document: example({}), taken: [['hg', 'hg.json']] }],
    bad: [{ document: example({}), taken: [['git', 'old-git.json']], at: '/name' }],
  },

  *check({ root, taken }) {
    const name = memberOf(root, 'name')
    const other = taken?.get(textOf(name) ?? '')
    if (name && other !== undefined) yield found(name, `The tool of ${other} has this name too.`, 'Rename one of them, or remove a file.')
  },
})
