import { type Doc, isDoc, member } from '../json'
import { descriptionOf, nameOf } from '../lenses'
import { verbAndNoun } from '../name-words'
import type { NodeId } from '../node'
import type { Toolset } from '../toolset'
import { setDescription } from './document'
import { addParameter, removeParameter } from './parameters'
import { wayTo } from './tree'

export const explicitAction = 'explicit_action'
const head = 'REQUIRES EXPLICIT USER INSTRUCTION:'

/** Whether a tool can only be called with the word that says it is meant. */
export function hasExplicitAction(tool: Doc): boolean {
  const schema = member(tool, 'inputSchema')
  const properties = isDoc(schema) ? member(schema, 'properties') : undefined
  return isDoc(properties) && Object.hasOwn(properties, explicitAction)
}

/** Makes a tool ask for explicit use: a constant that names verb and noun, and the sentence at the head of its description. */
export function addExplicitAction(toolset: Toolset, id: NodeId): Toolset {
  const way = wayTo(toolset.nodes, id)
  const node = way.at(-1)
  if (!node || hasExplicitAction(node.tool)) return toolset
  const words = verbAndNoun(way.map(({ tool }) => nameOf(tool)))
  const literal = words.join('_').toUpperCase()
  const schema = { type: 'string', const: literal, description: `Must be "${literal}", to confirm that this is intended.` }
  const sentence = `${head} Only use when user specifically requests to ${words.join(' ')}.`
  const own = withoutSentence(descriptionOf(node.tool) ?? '')
  const described = setDescription(toolset, id, own === '' ? sentence : `${sentence}\n\n${own}`)
  return addParameter(described, id, { name: explicitAction, schema, required: true })
}

export function removeExplicitAction(toolset: Toolset, id: NodeId): Toolset {
  const node = wayTo(toolset.nodes, id).at(-1)
  if (!node) return toolset
  const text = descriptionOf(node.tool)
  const left = text === undefined ? toolset : setDescription(toolset, id, withoutSentence(text))
  return removeParameter(left, id, explicitAction)
}

/** The consent sentence may run over lines; it ends with its first full stop. */
const withoutSentence = (text: string): string => (text.startsWith(head) ? text.slice(head.length).replace(/^[^.]*\.\s*/, '') : text)
