import { memberOf, readJson, textOf } from './json-tree'

/** The keys that a guidance file has a text for: in its blocks, and in the older form per tool. */
export type KnownGuidance = { blocks: ReadonlySet<string>; perTool: ReadonlyMap<string, ReadonlySet<string>> }

/** Nothing where the text is no guidance file. */
export function knownGuidance(text: string): KnownGuidance | undefined {
  const { root } = readJson(text)
  const legacy = memberOf(root, 'legacy_guidance') ?? root
  const blocks = memberOf(root, 'guidance_blocks')
  const specific = memberOf(legacy, 'tool_specific_guidance')
  if (blocks?.kind !== 'object' && specific?.kind !== 'object') return undefined
  const tools = specific?.kind === 'object' ? specific.members : []
  return {
    blocks: new Set(
      blocks?.kind === 'object' ? blocks.members.filter(({ value }) => textOf(value) !== undefined).map(({ key }) => key) : [],
    ),
    perTool: new Map(
      tools.map(({ key, value }) => [key, new Set(value.kind === 'object' ? value.members.map((member) => member.key) : [])]),
    ),
  }
}
