import fc from 'fast-check'
import { sampleToolsets } from '../../targets/testing/samples'
import { setDescription, setTitle, setToolMember } from '../../tool/edits/document'
import { moveNode } from '../../tool/edits/move'
import { addNode, removeNodes } from '../../tool/edits/nodes'
import { setDesign, setHint, setOwn, setPrefix } from '../../tool/edits/own'
import { addParameter, moveParameter, removeParameter, renameParameter, requireParameter } from '../../tool/edits/parameters'
import type { Json } from '../../tool/json'
import { parametersOf } from '../../tool/lenses'
import { hintNames, type Node, type NodeId } from '../../tool/node'
import type { Toolset } from '../../tool/toolset'

/** The tree all samples make together: groups in groups, tools with everything. */
export const sample: Toolset = {
  ...(sampleToolsets[0] as Toolset),
  guidance: { blocks: { sync: 'Waits for the end.', safe: 'Changes nothing.' } },
  nodes: [
    ...sampleToolsets.slice(0, 2).flatMap(({ nodes }) => nodes),
    {
      id: 'gh',
      tool: { name: 'gh' },
      own: { timeoutSeconds: 180 },
      children: [group('cache', 'delete', 'list'), group('pr', 'close', 'view')],
    },
  ],
}

function group(name: string, ...tools: string[]): Node {
  const children = tools.map((tool) => ({
    id: `${name}-${tool}`,
    tool: { name: tool, description: `To ${tool}.`, inputSchema: { type: 'object', properties: { ref: { type: 'string' } } } },
  }))
  return { id: name, tool: { name }, children }
}

const idsOf = (nodes: readonly Node[]): NodeId[] => nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])])

/** Which of the things at hand is meant: any number leads to one. */
const pick = fc.nat(1000)
const word = fc.constantFrom('one', 'two', 'three')
const json = fc.oneof(word, fc.constant<Json>(null), fc.integer({ min: 0, max: 3 }), fc.constant<Json>({ a: 1, b: [2] }))

type Step = (toolset: Toolset) => Toolset
const onNode = (make: (toolset: Toolset, id: NodeId) => Toolset, nth: number): Step => {
  return (toolset) => {
    const ids = idsOf(toolset.nodes)
    return ids.length === 0 ? toolset : make(toolset, ids[nth % ids.length] as NodeId)
  }
}
const onParameter = (make: (toolset: Toolset, id: NodeId, name: string) => Toolset, nth: number, which: number): Step =>
  onNode((toolset, id) => {
    const find = (nodes: readonly Node[]): Node | undefined =>
      nodes.find((one) => one.id === id) ?? find(nodes.flatMap((one) => one.children ?? []))
    const names = parametersOf(find(toolset.nodes)?.tool ?? {}).map(({ name }) => name)
    return names.length === 0 ? toolset : make(toolset, id, names[which % names.length] as string)
  }, nth)

/** One edit as a person makes it; `side` keeps the ids of new nodes apart. */
const step = (side: string): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.tuple(pick, word).map(([nth, text]) => onNode((toolset, id) => setDescription(toolset, id, text), nth)),
    fc.tuple(pick, word).map(([nth, text]) => onNode((toolset, id) => setTitle(toolset, id, text), nth)),
    fc.tuple(pick, word, json).map(([nth, key, value]) => onNode((toolset, id) => setToolMember(toolset, id, `/x-${key}`, value), nth)),
    fc
      .tuple(pick, fc.constantFrom(...hintNames), fc.constantFrom(true, false, undefined))
      .map(([nth, hint, value]) => onNode((toolset, id) => setHint(toolset, [id], hint, value), nth)),
    fc
      .tuple(pick, fc.constantFrom(1, 2, undefined))
      .map(([nth, value]) => onNode((toolset, id) => setOwn(toolset, [id], 'timeoutSeconds', value), nth)),
    fc.tuple(pick, word).map(([nth, text]) => onNode((toolset, id) => setDesign(toolset, id, 'module', text), nth)),
    fc
      .tuple(pick, word, word)
      .map(([nth, id, title]) => onNode((toolset, node) => setDesign(toolset, node, 'examples', [{ id, title, arguments: {} }]), nth)),
    fc
      .tuple(pick, pick, word)
      .map(([nth, which, to]) => onParameter((toolset, id, name) => renameParameter(toolset, id, name, to), nth, which)),
    fc.tuple(pick, pick).map(([nth, which]) => onParameter(removeParameter, nth, which)),
    fc
      .tuple(pick, pick, fc.nat(4))
      .map(([nth, which, to]) => onParameter((toolset, id, name) => moveParameter(toolset, id, name, to), nth, which)),
    fc
      .tuple(pick, pick, fc.boolean())
      .map(([nth, which, required]) => onParameter((toolset, id, name) => requireParameter(toolset, id, name, required), nth, which)),
    fc
      .tuple(pick, word, word)
      .map(([nth, name, type]) => onNode((toolset, id) => addParameter(toolset, id, { name, schema: { type } }), nth)),
    fc.tuple(pick, pick, fc.nat(4)).map(([nth, other, index]) =>
      onNode((toolset, id) => {
        const ids = idsOf(toolset.nodes)
        return moveNode(toolset, id, other % 3 === 0 ? { index } : { parent: ids[other % ids.length], index })
      }, nth),
    ),
    pick.map((nth) => onNode((toolset, id) => removeNodes(toolset, [id]), nth)),
    fc.tuple(pick, word, fc.boolean()).map(([nth, name, isGroup]) =>
      onNode((toolset, parent) => {
        const id = `${side}-${idsOf(toolset.nodes).length}-${name}-${nth}`
        if (idsOf(toolset.nodes).includes(id)) return toolset
        return addNode(toolset, { id, tool: { name }, ...(isGroup && { children: [] }) }, nth % 2 === 0 ? {} : { parent })
      }, nth),
    ),
    word.map(
      (prefix): Step =>
        (toolset) =>
          setPrefix(toolset, prefix),
    ),
    fc.tuple(word, word).map(
      ([name, text]): Step =>
        (toolset) => ({
          ...toolset,
          guidance: { ...toolset.guidance, blocks: { ...toolset.guidance?.blocks, [name]: text } },
        }),
    ),
  )

/** Some edits, one after the other. */
export const edits = (side: string, most: number): fc.Arbitrary<Step[]> => fc.array(step(side), { maxLength: most })

/** The sample after some edits. */
export const edited = (side: string, most = 6): fc.Arbitrary<Toolset> =>
  edits(side, most).map((steps) => steps.reduce((toolset, one) => one(toolset), sample))
