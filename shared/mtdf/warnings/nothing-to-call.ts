import { itemsOf, memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

const bare = { name: 'git', description: 'Version control.', command: 'git' }

export const nothingToCall = defineWarning({
  id: 'nothing-to-call',
  title: 'A tool has something to call',
  why: 'Only subcommands can be called. Without one the first servers list nothing, and later ones list a tool whose every call fails.',
  examples: {
    good: [
      { document: example({}) },
      { document: { ...bare, command: 'sequence', sequence: [{ tool: 'cargo', subcommand: 'build' }] } },
      { document: { ...bare, tool_type: 'livelog' } },
      { document: { guidance_blocks: {} } },
    ],
    bad: [
      { document: bare, at: '' },
      { document: { ...bare, subcommand: [] }, at: '' },
      { document: { ...bare, sequence: [{}] }, dialect: 'guide', at: '' },
    ],
  },

  *check({ root, dialect }) {
    if (!memberOf(root, 'command') || !root || itemsOf(memberOf(root, 'subcommand')).length > 0) return
    const late = dialect.server.listsBareTools
    if (late && (itemsOf(memberOf(root, 'sequence')).length > 0 || !['command', undefined].includes(textOf(memberOf(root, 'tool_type')))))
      return
    const message = late
      ? 'The tool is listed, but every call of it fails: it has no subcommand.'
      : 'The tool has no subcommand, so nothing is listed.'
    yield found(root, message, 'Add a subcommand named "default".')
  },
})
