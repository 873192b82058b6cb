import type { Design, HintName, NodeId, Own } from '../node'
import type { Toolset } from '../toolset'
import { withoutAnnotation, withToolMember } from './document'
import { changeNode, changeNodes, put, putWithin } from './tree'

type OwnValue = Exclude<keyof Own, 'annotations'>

/** What a node says for itself; `undefined` gives it back to inheritance. */
export function setOwn<K extends OwnValue>(toolset: Toolset, ids: Iterable<NodeId>, key: K, value: Own[K] | undefined): Toolset {
  return changeNodes(toolset, ids, (node) => putWithin(node, 'own', (own) => put(own, key, value)))
}

/** Enabled is what nobody says: switching on takes the word away, switching off says it. */
export const setEnabled = (toolset: Toolset, ids: Iterable<NodeId>, enabled: boolean): Toolset =>
  setOwn(toolset, ids, 'enabled', enabled ? undefined : false)

/** A hint said, denied, or (`undefined`) left unsaid. A tool says it in its annotations, a group for all below it. */
export function setHint(toolset: Toolset, ids: Iterable<NodeId>, hint: HintName, value: boolean | undefined): Toolset {
  return changeNodes(toolset, ids, (node) => {
    if (node.children) return putWithin(node, 'own', (own) => putWithin(own, 'annotations', (hints) => put(hints, hint, value)))
    return value === undefined ? withoutAnnotation(node, hint) : withToolMember(node, `/annotations/${hint}`, value)
  })
}

/** The prefix of all names; `''` switches it off, `undefined` is none. */
export const setPrefix = (toolset: Toolset, prefix: string | undefined): Toolset => put(toolset, 'prefix', prefix)

/** Design material of one tool; `undefined` takes it away. A prefix stands here too: verbatim, `''` switches it off. */
export function setDesign<K extends keyof Design>(toolset: Toolset, id: NodeId, key: K, value: Design[K] | undefined): Toolset {
  return changeNode(toolset, id, (node) => putWithin(node, 'design', (design) => put(design, key, value)))
}
