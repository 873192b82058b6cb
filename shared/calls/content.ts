import { type Doc, isDoc, type Json, member } from '../tool/json'

/** Who a block is for, how much it matters, when it last changed: as the server claims. */
export type BlockNotes = { audience?: readonly string[]; priority?: number; lastModified?: string }

type Known =
  | { kind: 'text'; text: string }
  | { kind: 'image'; data: string; mimeType: string }
  | { kind: 'audio'; data: string; mimeType: string }
  | { kind: 'resource_link'; uri: string; name?: string; title?: string; description?: string; mimeType?: string; size?: number }
  | { kind: 'resource'; uri: string; mimeType?: string; text: string }
  | { kind: 'resource'; uri: string; mimeType?: string; blob: string }
  /** A kind that we do not know: a later revision may. */
  | { kind: 'unknown'; type: string }
  /** A kind that we know, or none at all, in a shape it must not have. */
  | { kind: 'broken'; type?: string; wrong: readonly string[] }

/** One block of a result's content. `index` is its place in `content`. */
export type Block = Known & { index: number; value: Json; notes: BlockNotes; odd: readonly string[] }

export type Content = { blocks: readonly Block[]; problem?: string }

/** Reads `content` without dropping anything: what is broken is shown, with what is wrong. */
export function readContent(result: Json | undefined): Content {
  if (!isDoc(result)) return { blocks: [] }
  const content = member(result, 'content')
  if (content === undefined)
    return { blocks: [], problem: 'The result has no content. The protocol wants a list there, even an empty one.' }
  if (!Array.isArray(content))
    return { blocks: [], problem: `The content is ${nameOf(content)}, where the protocol wants a list of blocks.` }
  return { blocks: (content as readonly Json[]).map(readBlock) }
}

function readBlock(value: Json, index: number): Block {
  if (!isDoc(value))
    return { kind: 'broken', wrong: [`The block is ${nameOf(value)}, where an object is due.`], index, value, notes: {}, odd: [] }
  const { notes, odd } = readNotes(value)
  return { ...knownBlock(value), index, value, notes, odd }
}

function knownBlock(value: Doc): Known {
  const type = member(value, 'type')
  if (typeof type !== 'string') {
    return { kind: 'broken', wrong: [type === undefined ? 'The block has no type.' : `Its type is ${nameOf(type)}, where a text is due.`] }
  }
  const reader = Object.hasOwn(readers, type) ? readers[type as keyof typeof readers] : undefined
  return reader ? reader(value, type) : { kind: 'unknown', type }
}

const readers = {
  text: (value: Doc, type: string): Known => checked(value, type, ['text'], ({ text }) => ({ kind: 'text', text: text as string })),
  image: (value: Doc, type: string): Known => binary(value, type, 'image'),
  audio: (value: Doc, type: string): Known => binary(value, type, 'audio'),
  resource_link: (value: Doc, type: string): Known =>
    checked(value, type, ['uri'], ({ uri }) => ({
      kind: 'resource_link',
      uri: uri as string,
      ...texts(value, ['name', 'title', 'description', 'mimeType']),
      ...(typeof value.size === 'number' && { size: value.size }),
    })),
  resource: (value: Doc, type: string): Known => {
    const resource = member(value, 'resource')
    if (!isDoc(resource)) return { kind: 'broken', type, wrong: [wants('resource', resource, 'an object')] }
    const [text, blob] = [member(resource, 'text'), member(resource, 'blob')]
    const wrong = typeof member(resource, 'uri') === 'string' ? [] : [wants('resource.uri', member(resource, 'uri'), 'a text')]
    if (typeof text !== 'string' && typeof blob !== 'string') wrong.push('It has neither text nor blob.')
    if (wrong.length > 0) return { kind: 'broken', type, wrong }
    const head = { kind: 'resource' as const, uri: resource.uri as string, ...texts(resource, ['mimeType']) }
    return typeof text === 'string' ? { ...head, text } : { ...head, blob: blob as string }
  },
}

const binary = (value: Doc, type: string, kind: 'image' | 'audio'): Known =>
  checked(value, type, ['data', 'mimeType'], ({ data, mimeType }) => {
    const base64 = data as string
    return isBase64(base64)
      ? { kind, data: base64, mimeType: mimeType as string }
      : { kind: 'broken', type, wrong: ['Its data is no Base64.'] }
  })

function checked(value: Doc, type: string, needed: readonly string[], read: (value: Doc) => Known): Known {
  const wrong = needed.filter((key) => typeof member(value, key) !== 'string').map((key) => wants(key, member(value, key), 'a text'))
  return wrong.length > 0 ? { kind: 'broken', type, wrong } : read(value)
}

const wants = (key: string, found: Json | undefined, due: string) =>
  found === undefined ? `It has no ${key}.` : `Its ${key} is ${nameOf(found)}, where ${due} is due.`

function texts<const Key extends string>(value: Doc, keys: readonly Key[]): { [K in Key]?: string } {
  return Object.fromEntries(keys.flatMap((key) => (typeof member(value, key) === 'string' ? [[key, value[key]]] : []))) as {
    [K in Key]?: string
  }
}

/** Long data is judged by its two ends: a picture of some megabytes must not be read letter by letter for this. */
function isBase64(data: string): boolean {
  const few = 4096
  const alphabet = /^[A-Za-z0-9+/_\s-]*={0,2}\s*$/
  return data.length <= 2 * few ? alphabet.test(data) : /^[A-Za-z0-9+/_\s-]*$/.test(data.slice(0, few)) && alphabet.test(data.slice(-few))
}

function readNotes(value: Doc): { notes: BlockNotes; odd: string[] } {
  const odd: string[] = []
  const annotations = member(value, 'annotations')
  const resource = member(value, 'resource')
  if (isDoc(resource) && Object.hasOwn(resource, 'annotations'))
    odd.push('Its annotations stand inside the resource, where clients do not look for them.')
  if (annotations === undefined) return { notes: {}, odd }
  if (!isDoc(annotations)) return { notes: {}, odd: [...odd, wants('annotations', annotations, 'an object')] }
  const { audience, priority, lastModified } = annotations
  const notes = {
    ...(Array.isArray(audience) && audience.every((each) => typeof each === 'string') && { audience: audience as string[] }),
    ...(typeof priority === 'number' && { priority }),
    ...(typeof lastModified === 'string' && { lastModified }),
  }
  for (const [key, found, due] of [
    ['audience', audience, 'a list of texts'],
    ['priority', priority, 'a number'],
    ['lastModified', lastModified, 'a text'],
  ] as const) {
    if (found !== undefined && !(key in notes)) odd.push(wants(key, found, due))
  }
  return { notes, odd }
}

/** A value's kind with its article, for a sentence. */
function nameOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object'
    ? 'an object'
    : typeof value === 'string'
      ? 'a text'
      : typeof value === 'number'
        ? 'a number'
        : String(value)
}
