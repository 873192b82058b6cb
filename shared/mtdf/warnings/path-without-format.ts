import { argumentsOf, subcommandsIn } from '../definition'
import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

const pathWords = new Set(['path', 'paths', 'file', 'files', 'filename', 'dir', 'dirs', 'directory', 'directories', 'folder', 'folders'])

/** The last word of a name says what it is: `output_dir`, `manifestPath`. */
function isPathName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return pathWords.has(words.filter(Boolean).at(-1) ?? '')
}

export const pathWithoutFormat = defineWarning({
  id: 'path-without-format',
  title: 'A path says that it is one',
  why: 'Only "format": "path" makes the server check that a path stays inside the project. No validator ever asks for it.',
  examples: {
    good: [
      { document: example({ options: [{ name: 'output_dir', type: 'string', format: 'path' }] }) },
      { document: example({ options: [{ name: 'files', type: 'array', items: { type: 'string', format: 'path' } }] }) },
      {
        document: example({
          options: [
            { name: 'profile', type: 'string' },
            { name: 'all-files', type: 'boolean' },
          ],
        }),
      },
      { document: example({ options: [{ name: 'working_directory', type: 'string' }] }) },
    ],
    bad: [
      { document: example({ options: [{ name: 'output_dir', type: 'string' }] }), at: '/subcommand/0/options/0' },
      { document: example({ positional_args: [{ name: 'manifestPath', type: 'string' }] }), at: '/subcommand/0/positional_args/0' },
      {
        document: example({ options: [{ name: 'C', type: 'string', description: 'Path to the repository' }] }),
        at: '/subcommand/0/options/0',
      },
    ],
  },

  *check({ root }) {
    for (const subcommand of root ? subcommandsIn(root) : [])
      for (const { node, name, type } of argumentsOf(subcommand)) {
        if (!['string', 'array', 'str'].includes(type) || name === 'working_directory') continue
        const spoken = /^(?:the )?(?:path|paths|file|directory|folder) (?:to|of|where|in which)\b/i.test(
          textOf(memberOf(node, 'description')) ?? '',
        )
        const formats = [memberOf(node, 'format'), memberOf(memberOf(node, 'items'), 'format')].map(textOf)
        if ((isPathName(name) || spoken) && !formats.some((format) => format?.startsWith('path')))
          yield found(node, `"${name}" looks like a path, but does not say so.`, 'Add "format": "path".')
      }
  },
})
