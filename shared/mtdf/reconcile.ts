import { mergeOutside } from '../linked/merge-outside'
import { mapNodes } from '../tool/edits/tree'
import { uniqueIds } from '../tool/ids'
import type { Node, NodeId } from '../tool/node'
import type { Dialect, Toolset } from '../tool/toolset'
import { type Guidance, readGuidance, writeGuidance } from './guidance'
import { foldFor, unfolded } from './lone-root'
import { matchNodes } from './match-nodes'
import { readMtdf } from './read'
import { writeMtdf } from './write'

export type Outside = {
  /** The toolset when files and it said the same. */
  base: Toolset
  /** What it is now. */
  ours: Toolset
  /** What changed outside, by file: its root as it was read, or nothing where the file went away. */
  changed: ReadonlyMap<string, Node | undefined>
  /** The guidance as it was read, where it changed; `null` where its file went away. */
  guidance?: Guidance | null
  dialect: Dialect
}

/**
 * A toolset with a change of its MTDF files taken in. A file has no ids and holds less than the model: what changed is found by comparing
 * the files with what they said before, so that ids, design material and all else that MTDF cannot hold stay with the nodes they belong to.
 */
export function reconcile({ base, ours, changed, guidance, dialect }: Outside): Toolset {
  const touched = (root: Node) => root.file !== undefined && changed.has(root.file)
  const said = new Map(base.nodes.filter(touched).map((root) => [root.id, projected(root, dialect)]))
  const read = [...changed.values()].filter((root) => root !== undefined)
  const adopted = adopt([...said.values()], read, [...byId(base.nodes).keys(), ...byId(ours.nodes).keys()])

  let mine = ours.nodes
  for (const lone of ours.nodes) {
    const before = said.get(lone.id)
    const [leaf] = before?.children ?? []
    if (lone.children || !before || !leaf) continue
    const now = adopted.get(lone.id)
    const fold = foldFor(now ?? before, before, dialect)
    if (fold) {
      said.set(lone.id, fold(before))
      if (now) adopted.set(lone.id, fold(now))
    } else mine = mine.map((root) => (root === lone ? unfolded(lone, leaf.id) : root))
  }

  const theirs: Toolset = {
    ...base,
    nodes: [
      ...base.nodes.flatMap((root) => (touched(root) ? (adopted.get(root.id) ?? []) : [root])),
      ...[...adopted.values()].filter(({ id }) => !base.nodes.some((root) => root.id === id)),
    ],
  }
  // Of what went away it only counts whether we changed it, not how much of it a file can hold.
  const there = byId(theirs.nodes)
  const before = byId(base.nodes)
  const based = {
    ...base,
    nodes: mapNodes(
      base.nodes.map((root) => said.get(root.id) ?? root),
      (node) => (there.has(node.id) ? node : withChildren(before.get(node.id) ?? node, node.children)),
    ),
  }
  const told = base.guidance && readGuidance(writeGuidance(base.guidance)).guidance
  return mergeOutside(
    guidance === undefined ? based : withGuidance(based, told),
    { ...ours, nodes: withResidue(mine, byId(based.nodes)) },
    guidance === undefined ? theirs : withGuidance(theirs, guidance ?? undefined),
  )
}

function byId(nodes: readonly Node[]): Map<NodeId, Node> {
  return new Map(nodes.flatMap((node) => [[node.id, node] as const, ...byId(node.children ?? [])]))
}

const withChildren = (node: Node, children: Node['children']): Node => (children ? { ...node, children } : node)

function withGuidance({ guidance: _, ...toolset }: Toolset, guidance: Guidance | undefined): Toolset {
  return guidance ? { ...toolset, guidance } : toolset
}

/** A root as its file says it, under the ids it has. */
function projected(root: Node, dialect: Dialect): Node {
  const { node } = readMtdf(writeMtdf(root, { dialect, from: dialect }).document, { id: (wish) => wish })
  const named = (from: Node | undefined, to: Node): Node => ({
    ...to,
    id: from?.id ?? `${root.id}/default`,
    ...(to.children && { children: to.children.map((child, index) => named(from?.children?.[index], child)) }),
  })
  return { ...named(root, node), ...(root.file !== undefined && { file: root.file }) }
}

/** What was read, under the ids of what it was before; what is new gets a new one. By the id of the root. */
function adopt(before: readonly Node[], read: readonly Node[], taken: Iterable<NodeId>): Map<NodeId, Node> {
  const unique = uniqueIds()
  for (const id of new Set(taken)) unique(id)
  const byFile = new Map(before.map((root) => [root.file, root]))
  const settled = new Map(read.flatMap((root) => (byFile.has(root.file) ? [[root, byFile.get(root.file) as Node] as const] : [])))
  const matched = new Map(settled)
  for (const [root, old] of settled) for (const pair of matchNodes(old.children ?? [], root.children ?? [])) matched.set(...pair)
  const left = before.filter((root) => ![...settled.values()].includes(root))
  const fresh = read.filter((root) => !settled.has(root))
  // A file of another name: the same tool, by its name or by what it holds.
  const renamed = matchNodes(left, fresh, { roots: true })
  for (const pair of renamed) matched.set(...pair)
  const named = (node: Node): Node => {
    const id = matched.get(node)?.id ?? unique(node.id)
    return { ...node, id, ...(node.children && { children: node.children.map(named) }) }
  }
  return new Map(read.map(named).map((root) => [root.id, root]))
}

/** What was read stands in `mtdf`, and is the file's own affair: it is no change of ours. */
function withResidue(nodes: readonly Node[], said: ReadonlyMap<NodeId, Node>): readonly Node[] {
  return mapNodes(nodes, (node) => {
    const { mtdf, cli } = said.get(node.id) ?? {}
    if (mtdf === undefined) return node
    const left = [...(cli?.args ?? [])]
    const args = node.cli?.args.map((arg) => {
      const at = left.findIndex(({ property, as }) => property === arg.property && as === arg.as)
      const [said] = at < 0 ? [] : left.splice(at, 1)
      return said?.mtdf ? { ...arg, mtdf: said.mtdf } : arg
    })
    return { ...node, mtdf, ...(node.cli && args && { cli: { ...node.cli, args } }) }
  })
}
