import { nameOf } from '../tool/lenses'
import type { Node } from '../tool/node'
import { schemaKeywords } from './write-args'

/** What a node says that no MTDF can hold, in whatever dialect. */
export function unheld(node: Node, isRoot: boolean): { at: string; message: string }[] {
  const members = Object.keys(node.tool).filter((key) => !['name', 'description', 'inputSchema'].includes(key))
  const word = isRoot ? node.cli?.word : wordOf(node)
  return [
    ...members.map((key) => ({ at: `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, message: `MTDF has no "${key}".` })),
    ...schemaKeywords(node.tool).map((key) => ({ at: `/inputSchema/${key}`, message: `MTDF has no "${key}" for the input.` })),
    ...(node.own?.annotations ? [{ at: '/own/annotations', message: 'MTDF has no hints that a group passes on.' }] : []),
    ...(word !== undefined
      ? [{ at: '/cli/word', message: `MTDF puts the name on the command line: the word "${word}" cannot be kept.` }]
      : []),
    ...Object.keys(node.design ?? {}).map((key) => ({
      at: `/design/${key}`,
      message: `MTDF has no place for ${designWords[key] ?? key}.`,
    })),
  ]
}

function wordOf({ tool, cli }: Node): string | undefined {
  const implied = nameOf(tool) === 'default' ? '' : nameOf(tool)
  return cli?.word !== undefined && cli.word !== implied ? cli.word : undefined
}

const designWords: Record<string, string> = {
  prefix: 'a prefix of its own',
  argumentSummary: 'an argument summary made from the schema',
  commandSchema: 'a command schema',
  deprecated: 'a deprecation',
  history: 'a version history',
  results: 'results in words',
  examples: 'examples',
  module: 'a module',
  priority: 'a priority',
}
