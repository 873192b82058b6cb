import { optionsOf } from '../mtdf/write-args'
import { argumentSummary } from './argument-summary'
import { toolFaults } from './faults'
import { impliedHints, saidHint } from './hints'
import { type Doc, isDoc, type Json, member } from './json'
import { descriptionOf, setMember } from './lenses'
import { type HintName, hintNames, type Node } from './node'
import type { Effective, ResolvedTool } from './resolved'
import { leafOf, nearest, type RunTime, type Way } from './run-time'
import { runTimes } from './run-times'
import type { Toolset } from './toolset'

const nobody: ReadonlySet<string> = new Set()

/** The one way down: every tool as it is offered, in the order of the tree. */
export function resolve(toolset: Toolset, rules: Toolset['rules'] = toolset.rules): readonly ResolvedTool[] {
  const runTime = runTimes[rules]
  const names = new Set<string>()
  return runTime.tools(toolset.nodes).map((way) => {
    const resolved = resolveTool(toolset, way, runTime)
    const isOffered = resolved.unlisted === undefined
    const faults = toolFaults(resolved.tool, isOffered ? names : nobody)
    if (isOffered) names.add(resolved.name)
    return { ...resolved, faults }
  })
}

function resolveTool(toolset: Toolset, way: Way, runTime: RunTime): Omit<ResolvedTool, 'faults'> {
  const leaf = leafOf(way)
  const design = leaf.design ?? {}
  const { name: plainName, unlisted, uncallable } = runTime.name(way)
  const name = `${prefixOf(toolset, leaf)}${plainName}`
  const enabled = enabledOf(way)
  const hints = hintsOf(way, runTime)
  const guidanceKey = runTime.guidanceKey(way, toolset)
  const listed = runTime.listed(way, name)
  const guidance = runTime.guidance(toolset, way, guidanceKey.value)
  const described = runTime.described(way)
  const own = descriptionOf(described.tool)
  const summary = design.argumentSummary ? argumentSummary(listed) : undefined
  const description = [
    ...(guidance ? [{ text: guidance, from: { toolset: 'guidance' as const } }] : []),
    ...(own ? [{ text: own, from: { node: described.id } }] : []),
    ...(summary ? [{ text: summary, from: { rule: 'argument summary' } }] : []),
  ]
  const cli = cliOf(way, runTime)
  const hidden = enabled.value ? unlisted : 'It is disabled.'
  return {
    id: leaf.id,
    path: [...new Set(way.map((node) => node.id))],
    name,
    plainName,
    ...(hidden !== undefined && { unlisted: hidden }),
    ...(uncallable !== undefined && { uncallable }),
    tool: documentOf(listed, { name, description: guidance || summary ? joined(description) : undefined, hints }),
    description,
    hints,
    enabled,
    synchronous: runTime.synchronous(way),
    timeoutSeconds: runTime.timeoutSeconds(way),
    guidanceKey,
    ...(cli && { cli }),
    design,
  }
}

const joined = (parts: ResolvedTool['description']) => parts.map(({ text }) => text).join('\n\n')

/** A tool's own prefix stands verbatim, the toolset's is joined by an underscore; empty is off. */
export function prefixOf(toolset: Toolset, leaf: Node): string {
  return leaf.design?.prefix ?? (toolset.prefix ? `${toolset.prefix}_` : '')
}

/** A disabled node hides everything below it: the topmost one is the reason. */
export function enabledOf(way: Way): Effective<boolean> {
  const off = way.find((node) => node.own?.enabled === false)
  return off ? { value: false, from: { node: off.id } } : { value: true, from: { rule: 'default' } }
}

export function hintsOf(way: Way, { hints, dialect }: Pick<RunTime, 'hints' | 'dialect'>): ResolvedTool['hints'] {
  const groups = way.slice(0, -1)
  const leaf = leafOf(way)
  const one = (name: HintName): ResolvedTool['hints'][HintName] => {
    if (!hints) return { value: impliedHints[name], implied: true, from: { rule: `${dialect} lists no hints` } }
    const said = saidHint(leaf.tool, name)
    if (said !== undefined) return { value: said, implied: false, from: { node: leaf.id } }
    const above = nearest(groups, (node) => node.own?.annotations?.[name])
    return above ? { ...above, implied: false } : { value: impliedHints[name], implied: true, from: { rule: 'protocol default' } }
  }
  return Object.fromEntries(hintNames.map((name) => [name, one(name)])) as ResolvedTool['hints']
}

/** The entry of the list; a member that nothing changes stays exactly as it was. */
function documentOf(
  tool: Doc,
  { name, description, hints }: { name: string; description: string | undefined; hints: ResolvedTool['hints'] },
): Doc {
  let document = tool
  if (name !== '' && member(document, 'name') !== name) document = setMember(document, 'name', name)
  if (description !== undefined) document = setMember(document, 'description', description)
  const inherited = hintNames.filter((hint) => !hints[hint].implied && saidHint(tool, hint) === undefined)
  if (inherited.length === 0) return document
  const annotations = member(document, 'annotations')
  const added: Record<string, Json> = Object.fromEntries(inherited.map((hint) => [hint, hints[hint].value]))
  return setMember(document, 'annotations', { ...(isDoc(annotations) ? annotations : {}), ...added })
}

function cliOf(way: Way, runTime: RunTime): ResolvedTool['cli'] {
  const leaf = leafOf(way)
  if (!way.some((node) => node.cli)) return undefined
  const args = optionsOf(leaf, runTime.dialect).map(({ arg, option }) => {
    const format = member(option, 'format')
    return { ...arg, type: member(option, 'type') as string, ...(typeof format === 'string' && { format }) }
  })
  return { words: runTime.words(way), args, positionalsFirst: leaf.cli?.positionalsFirst ?? false }
}
