import { type Doc, isDoc, type Json, member } from '../tool/json'
import { pointer } from '../tool/pointer'
import type { ModelView, SentTool } from './model-view'
import { type Limit, type Provider, providerOf } from './providers'
import { has } from './schema/docs'
import { placeKind } from './schema/places'

/** What an API would not take: `at` is a place in the tool as sent (`/name`, `/description`, `/schema/…`), or in the request where `tool` is absent. */
export type Refusal = { tool?: number; at: string; message: string; limit: Limit<unknown> }

/** What that API would refuse of these tools. */
export function refusals(view: ModelView, tools: readonly SentTool[]): Refusal[] {
  return [
    ...tooMany(view, tools),
    ...tools.flatMap((tool, index) => toolRefusals(view, tool).map((refusal) => ({ tool: index, ...refusal }))),
  ]
}

function tooMany(view: ModelView, tools: readonly SentTool[]): Refusal[] {
  const most = tools[0] && providerOf(view.providerFor(tools[0])).tools
  if (!most || tools.length <= most.value) return []
  return [{ at: '', message: `A request takes ${most.value} tools; these are ${tools.length}.`, limit: most }]
}

function toolRefusals(view: ModelView, tool: SentTool): Refusal[] {
  const provider = providerOf(view.providerFor(tool))
  const { name, description } = provider
  const [seen, length] = [view.nameOf(tool), [...tool.description].length]
  return [
    ...(name.value.test(seen) ? [] : [{ at: '/name', message: `The name "${seen}" does not fit ${name.value.source}.`, limit: name }]),
    ...(description && length > description.value
      ? [
          {
            at: '/description',
            message: `The description has ${count(length)} characters; ${count(description.value)} are taken.`,
            limit: description,
          },
        ]
      : []),
    ...(tool.schema ? [...rootRefusals(provider, tool.schema), ...nodeRefusals(provider, tool.schema, ['schema'])] : []),
  ]
}

const count = (value: number): string => value.toLocaleString('en')

function rootRefusals({ rootRefuses }: Provider, schema: Doc): Refusal[] {
  if (!rootRefuses) return []
  const found = rootRefuses.value.filter((key) => has(schema, key))
  return found.map((key) => ({
    at: pointer(['schema', key]),
    message: `The root of a schema may not have \`${key}\`.`,
    limit: rootRefuses,
  }))
}

function nodeRefusals(provider: Provider, node: Doc, path: readonly string[]): Refusal[] {
  const { refuses, needs, parameterName } = provider
  const properties = member(node, 'properties')
  const here: Refusal[] = []
  const refuse = (limit: Limit<unknown>, message: string, ...more: string[]) =>
    here.push({ at: pointer([...path, ...more]), message, limit })

  if (refuses) for (const key of refuses.value) if (has(node, key)) refuse(refuses, `\`${key}\` is refused.`, key)
  if (needs?.value.object && is(node, 'object') && !isDoc(properties)) refuse(needs, 'An object must have `properties`.')
  if (needs?.value.array && is(node, 'array') && !has(node, 'items')) refuse(needs, 'A list must say what is in it: `items`.')
  if (parameterName && isDoc(properties))
    for (const name of Object.keys(properties))
      if (!parameterName.value.test(name))
        refuse(parameterName, `The name of the field does not fit ${parameterName.value.source}.`, 'properties', name)
  return [...here, ...childrenOf(node, path).flatMap(([child, at]) => nodeRefusals(provider, child, at))]
}

function is(node: Doc, type: string): boolean {
  const named = member(node, 'type')
  return named === type || (Array.isArray(named) && named.includes(type))
}

function childrenOf(node: Doc, path: readonly string[]): [Doc, string[]][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const kind = placeKind(key)
    if (!kind) return []
    const held: [string, Json][] = kind === 'map' || Array.isArray(value) ? Object.entries(value ?? {}) : [['', value]]
    return held.flatMap(([name, child]): [Doc, string[]][] =>
      isDoc(child) ? [[child, name === '' && kind !== 'map' ? [...path, key] : [...path, key, name]]] : [],
    )
  })
}
