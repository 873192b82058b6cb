import { questions } from '../tool/behaviour'
import type { Node } from '../tool/node'
import { matches } from './anatomy'
import { schemaPlace } from './schema-place'

type Label = { at: string; says: string | ((...names: string[]) => string) }

/** What each place is called; `*` stands for a name, which the label may use. */
const labels: readonly Label[] = [
  { at: '/children', says: 'Order of what is below' },
  { at: '/nodes', says: 'Order of the tools' },
  { at: '/tool', says: 'Order of the members' },
  { at: '/tool/name', says: 'Name' },
  { at: '/tool/title', says: 'Title' },
  { at: '/tool/description', says: 'Description' },
  { at: '/tool/icons', says: 'Icons' },
  { at: '/tool/inputSchema', says: 'Input' },
  { at: '/tool/outputSchema', says: 'Output' },
  { at: '/tool/annotations/title', says: 'Title in the annotations' },
  ...questions.flatMap(({ hint, question }) => [
    { at: `/tool/annotations/${hint}`, says: question },
    { at: `/own/annotations/${hint}`, says: question },
  ]),
  { at: '/tool/annotations', says: 'Hints' },
  { at: '/tool/annotations/*', says: (name) => `Annotation ${name}` },
  { at: '/tool/_meta/*', says: (name) => `_meta ${name}` },
  { at: '/tool/*', says: (name) => name },
  { at: '/own/enabled', says: 'Enabled' },
  { at: '/own/synchronous', says: 'Waits for the end' },
  { at: '/own/timeoutSeconds', says: 'Deadline' },
  { at: '/own/guidanceKey', says: 'Guidance' },
  { at: '/cli', says: 'Command line' },
  { at: '/cli/command', says: 'Command' },
  { at: '/cli/word', says: 'Word on the command line' },
  { at: '/cli/positionalsFirst', says: 'Positional arguments first' },
  { at: '/cli/args', says: 'Order of the arguments' },
  { at: '/cli/args/*', says: (name) => `Argument ${name}` },
  { at: '/cli/args/*/as', says: (name) => `Argument ${name}, option or positional` },
  { at: '/cli/args/*/*', says: (name, member) => `Argument ${name}, ${member}` },
  { at: '/mtdf', says: 'MTDF' },
  { at: '/mtdf/*', says: (name) => `MTDF ${name}` },
  { at: '/file', says: 'File' },
  { at: '/design/prefix', says: 'Prefix of this tool' },
  { at: '/design/argumentSummary', says: 'Summary of the arguments' },
  { at: '/design/commandSchema', says: 'Command schema' },
  { at: '/design/deprecated', says: 'Deprecation' },
  { at: '/design/deprecated/*', says: (name) => `Deprecation, ${name}` },
  { at: '/design/history', says: 'History' },
  { at: '/design/history/*', says: 'History' },
  { at: '/design/results', says: 'Order of the results' },
  { at: '/design/results/*', says: (id) => `Result ${id}` },
  { at: '/design/examples', says: 'Order of the examples' },
  { at: '/design/examples/*', says: (id) => `Example ${id}` },
  { at: '/design/module', says: 'Module' },
  { at: '/design/priority', says: 'Priority' },
  { at: '/name', says: 'Name of the toolset' },
  { at: '/title', says: 'Title of the toolset' },
  { at: '/server/name', says: 'Name of the server' },
  { at: '/server/version', says: 'Version of the server' },
  { at: '/server/title', says: 'Title of the server' },
  { at: '/server/instructions', says: 'Instructions of the server' },
  { at: '/rules', says: 'Rules' },
  { at: '/prefix', says: 'Prefix' },
  { at: '/guidance', says: 'Guidance' },
  { at: '/guidance/blocks', says: 'Order of the guidance' },
  { at: '/guidance/blocks/*', says: (name) => `Guidance ${name}` },
  { at: '/guidance/templates/*', says: (name) => `Template ${name}` },
  { at: '/commandSchemas', says: 'Order of the command schemas' },
  { at: '/commandSchemas/*', says: (id) => `Command schema ${id}` },
  { at: '/commandSchemas/*/*', says: (id, member) => `Command schema ${id}, ${member}` },
  { at: '/lint/rules/*', says: (id) => `Rule ${id}` },
  { at: '/lint/suppressions/*', says: 'Suppression' },
]

/** A place in plain words; one that nobody named is told by its names. */
export function labelOf(at: readonly string[], node?: Node): string {
  if (at.length === 0) return node ? (node.children ? 'Group' : 'Tool') : 'Toolset'
  const label = labels.find((one) => matches(one.at, at))
  if (!label) return (schemaPlace(at) && schemaLabel(at)) || at.join(', ')
  if (typeof label.says === 'string') return label.says
  const pattern = label.at.split('/').slice(1)
  return label.says(...at.filter((_, index) => pattern[index] === '*'))
}

/** "Parameter range.from, description" */
function schemaLabel(at: readonly string[]): string {
  const parts = at[0] === 'tool' ? at.slice(2) : at.slice(3)
  const field = at[0] !== 'tool' ? `Command schema ${at[1]}, parameter` : at[1] === 'inputSchema' ? 'Parameter' : 'Field'
  const names: string[] = []
  let index = 0
  for (; index < parts.length; index++) {
    const part = parts[index] as string
    if (part === 'properties' && index + 1 < parts.length) names.push(parts[++index] as string)
    else if (part === 'items' && names.length > 0 && index + 1 < parts.length) names.push(`${names.pop()}[]`)
    else break
  }
  const rest = parts.slice(index)
  if (rest[0] === 'required' && rest.length === 2) return `${field} ${[...names, rest[1]].join('.')}, required`
  if (rest[0] === 'properties') return names.length > 0 ? `${field} ${names.join('.')}, order` : `Order of the ${field.toLowerCase()}s`
  if (names.length > 0) return [`${field} ${names.join('.')}`, ...rest].join(', ')
  return [labelOf(at.slice(0, at[0] === 'tool' ? 2 : 3)), ...rest].join(', ')
}
