import { nameOf } from '#shared/tool/lenses'
import { nameProblems } from '#shared/tool/name-rule'
import { type Editing, namesOf } from './editing'

export type NameState = {
  /** What the toolset and the groups put before the own part. */
  before: string
  /** The name on the wire; of a group, what the names below it begin with. */
  wire: string
  problems: string[]
  notes: string[]
}

export function nameState({ toolset, node, way, resolved, tools }: Editing): NameState {
  const own = nameOf(node.tool)
  if (node.children || !resolved) {
    const above = namesOf(way.slice(0, -1)).map((name) => `${name}_`)
    const before = `${toolset.prefix ? `${toolset.prefix}_` : ''}${above.join('')}`
    const problems = nameProblems(own).map(({ message }) => message.replace('A tool cannot be called', 'What is below cannot be called'))
    return { before, wire: `${before}${own}`, problems, notes: [] }
  }
  const wire = resolved.name
  const isPart = wire.endsWith(own)
  // A part above that is wrong is said where it is typed.
  const found = nameProblems(own === '' ? '' : wire)
  const twin = tools.find((tool) => tool.name === wire && tool.id !== resolved.id)
  const clash = twin && wire !== '' && `${placeOf(toolset, twin.path)} has the name ${wire} too: only one of the two can be called.`
  return {
    before: isPart ? wire.slice(0, wire.length - own.length) : '',
    wire,
    problems: [...found.filter(({ severity }) => severity === 'error').map(({ message }) => message), ...(clash ? [clash] : [])],
    notes: [
      ...found.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
      ...(isPart ? [] : [`It is called as ${wire}.`]),
      ...(resolved.unlisted !== undefined && resolved.enabled.value ? [resolved.unlisted] : []),
      ...(resolved.uncallable !== undefined ? [resolved.uncallable] : []),
    ],
  }
}

function placeOf(toolset: Editing['toolset'], path: readonly string[]): string {
  const names: string[] = []
  let nodes = toolset.nodes
  for (const id of path) {
    const found = nodes.find((node) => node.id === id)
    if (!found) break
    names.push(nameOf(found.tool))
    nodes = found.children ?? []
  }
  return `"${names.join(' / ')}"`
}
