import type { Problem } from '../sources/source'
import { type Doc, define, isDoc, type Json, member, withMember } from '../tool/json'
import type { Toolset } from '../tool/toolset'

export type Guidance = NonNullable<Toolset['guidance']>

export const guidanceFile = 'tool_guidance.json'

const texts = (document: Doc): [string, string][] =>
  Object.entries(document).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

function docOf(entries: Iterable<readonly [string, Json]>): Doc {
  const document: Record<string, Json> = {}
  for (const [key, value] of entries) define(document, key, value)
  return document
}

/** `tool_guidance.json`: blocks and templates have places of their own, all else (the legacy texts among it) stays in `rest`. */
export function readGuidance(document: Doc): { guidance: Guidance; problems: Problem[] } {
  const said = member(document, 'guidance_blocks')
  const blocks = docOf(isDoc(said) ? texts(said) : []) as Record<string, string>
  const templates = member(document, 'templates')
  const problems = isDoc(said) ? blockProblems(said) : [missing(document)]
  const guidance = { blocks, ...(isDoc(templates) && { templates }) }
  const others = docOf(Object.entries(document).filter(([key]) => key !== 'guidance_blocks' && !(key === 'templates' && isDoc(templates))))
  const plain = { ...guidance, ...(Object.keys(others).length > 0 && { rest: others }) }
  if (JSON.stringify(writeGuidance(plain)) === JSON.stringify(document)) return { guidance: plain, problems }
  return { guidance: { ...guidance, rest: placed(document) }, problems }
}

/** Where the order is not the usual one, or something stands among the blocks that is no text, `rest` keeps the places. */
function placed(document: Doc): Doc {
  const blocks = member(document, 'guidance_blocks')
  const templates = member(document, 'templates')
  let rest = document
  if (isDoc(blocks))
    rest = withMember(
      rest,
      'guidance_blocks',
      docOf(Object.entries(blocks).map(([key, value]) => [key, typeof value === 'string' ? '' : value])),
    )
  if (isDoc(templates)) rest = withMember(rest, 'templates', {})
  return rest
}

export function writeGuidance({ blocks, templates, rest }: Guidance): Doc {
  const kept = rest && member(rest, 'guidance_blocks')
  const inPlace = isDoc(kept) ? Object.entries(kept).filter(([key, value]) => value !== '' || Object.hasOwn(blocks, key)) : []
  const written = docOf([
    ...inPlace.map(([key, value]) => [key, value === '' ? (blocks[key] as string) : value] as const),
    ...Object.entries(blocks),
  ])
  const isPlaced = (key: string) => rest !== undefined && Object.hasOwn(rest, key)
  const hasBlocks = Object.keys(written).length > 0 || rest === undefined
  return docOf([
    ...(hasBlocks && !isPlaced('guidance_blocks') ? [['guidance_blocks', written] as const] : []),
    ...(templates && !isPlaced('templates') ? [['templates', templates] as const] : []),
    ...Object.entries(rest ?? {}).flatMap(([key, value]): [string, Json][] => {
      if (key === 'guidance_blocks' && (isDoc(kept) || Object.keys(blocks).length > 0)) return [[key, written]]
      if (key === 'templates' && templates) return [[key, templates]]
      return key === 'templates' && isDoc(value) ? [] : [[key, value]]
    }),
  ])
}

const missing = (document: Doc): Problem =>
  Object.hasOwn(document, 'guidance_blocks')
    ? { severity: 'warning', at: '/guidance_blocks', message: '"guidance_blocks" should be an object of texts; it is kept as it is.' }
    : { severity: 'warning', at: '', message: '"guidance_blocks" is missing: there is no block to refer to.' }

const blockProblems = (blocks: Doc): Problem[] =>
  Object.entries(blocks)
    .filter(([, value]) => typeof value !== 'string')
    .map(([key]) => ({
      severity: 'warning',
      at: `/guidance_blocks/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      message: `The block "${key}" is no text; it is kept as it is.`,
    }))
