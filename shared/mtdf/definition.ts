import { itemsOf, type JsonNode, type JsonObject, memberOf, textOf } from './json-tree'

/** An option or a positional argument, as it stands in the file. */
export type Argument = { node: JsonObject; as: 'option' | 'positional'; name: string; type: string }

/** All subcommands below a tool or subcommand, each before what is inside it. */
export function* subcommandsIn(node: JsonNode): Generator<JsonObject> {
  for (const item of itemsOf(memberOf(node, 'subcommand'))) {
    if (item.kind !== 'object') continue
    yield item
    yield* subcommandsIn(item)
  }
}

export function argumentsOf(subcommand: JsonNode): Argument[] {
  const listed = (key: string, as: Argument['as']) =>
    itemsOf(memberOf(subcommand, key)).flatMap((node): Argument[] =>
      node.kind === 'object' ? [{ node, as, name: textOf(memberOf(node, 'name')) ?? '', type: textOf(memberOf(node, 'type')) ?? '' }] : [],
    )
  return [...listed('options', 'option'), ...listed('positional_args', 'positional')]
}

/** Every text that a model may get to read. */
export function* textsFor(node: JsonNode): Generator<JsonNode & { kind: 'string' }> {
  const hints = memberOf(node, 'hints')
  for (const part of [memberOf(node, 'description'), ...(hints?.kind === 'object' ? hints.members.map(({ value }) => value) : [])])
    if (part?.kind === 'string') yield part
    else if (part?.kind === 'object') for (const { value } of part.members) if (value.kind === 'string') yield value
  for (const { node: argument } of argumentsOf(node)) yield* textsFor(argument)
  for (const item of itemsOf(memberOf(node, 'subcommand'))) yield* textsFor(item)
}
