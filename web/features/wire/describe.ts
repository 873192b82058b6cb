import { isDoc, type Json, member } from '#shared/tool/json'
import { elementTexts, memberTexts } from '#shared/tool/json-text'
import { count, listed } from '../../lib/words'
import type { Frame } from './queries'

export type FrameKind = 'request' | 'result' | 'error' | 'notification' | 'other'

/** What one message says, in a line. */
export type Described = {
  kind: FrameKind
  /** The method, or what kind of answer it is. */
  label: string
  words: string
  /** As JSON text: 1 and "1" are two ids. */
  id?: string
  method?: string
  tool?: string
  progressToken?: string
  bad?: true
}

/** Longer values are not parsed only to be summed up. */
const parsedWhole = 100_000
const longestWords = 240
const known = new WeakMap<Frame, Described>()

export function describe(frame: Frame): Described {
  const before = known.get(frame)
  if (before) return before
  const described = read(frame.text)
  known.set(frame, described)
  return described
}

function read(text: string): Described {
  const parts = membersOf(text)
  if (!parts) return { kind: 'other', label: text.trimStart().startsWith('[') ? 'batch' : 'no message', words: cut(text) }
  const id = parts.get('id')
  const method = parsed(parts.get('method'))
  if (typeof method === 'string') return asked(method, id, parsed(parts.get('params')))
  const error = parts.get('error')
  if (error !== undefined) return failed(id, parsed(error))
  const result = parts.get('result')
  if (result !== undefined) return answered(id, result)
  return { kind: 'other', label: 'no message', words: cut(text) }
}

function membersOf(text: string): Map<string, string> | undefined {
  if (text.length <= parsedWhole && parsed(text) === undefined) return undefined
  const members = memberTexts(text)
  return members && new Map(members)
}

function parsed(text: string | undefined): Json | undefined {
  if (text === undefined || text.length > parsedWhole) return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function asked(method: string, id: string | undefined, params: Json | undefined): Described {
  const given = isDoc(params) ? params : {}
  const name = member(given, 'name')
  const meta = member(given, '_meta')
  const token = isDoc(meta) ? member(meta, 'progressToken') : member(given, 'progressToken')
  return {
    kind: id === undefined ? 'notification' : 'request',
    label: method,
    method,
    words: askedWords(method, given),
    ...(id !== undefined && { id }),
    ...(method === 'tools/call' && typeof name === 'string' && { tool: name }),
    ...(token !== undefined && { progressToken: JSON.stringify(token) }),
  }
}

function askedWords(method: string, params: { [key: string]: Json }): string {
  const of = (key: string) => member(params, key)
  switch (method) {
    case 'tools/call':
      return listedWords([plain(of('name')), pairs(of('arguments'))])
    case 'initialize': {
      const client = of('clientInfo')
      return listedWords([isDoc(client) ? plain(member(client, 'name')) : '', plain(of('protocolVersion'))])
    }
    case 'notifications/progress': {
      const [total, message] = [of('total'), of('message')]
      const done = total === undefined ? plain(of('progress')) : `${plain(of('progress'))} of ${plain(total)}`
      return listedWords([done, message === undefined ? '' : `“${plain(message)}”`])
    }
    case 'notifications/message': {
      const logger = of('logger')
      return listedWords([plain(of('level')), `${logger === undefined ? '' : `${plain(logger)}: `}${plain(of('data'))}`])
    }
    default:
      return pairs(params)
  }
}

function failed(id: string | undefined, error: Json | undefined): Described {
  const [code, message] = isDoc(error) ? [member(error, 'code'), member(error, 'message')] : []
  const label = code === undefined ? 'error' : `error ${plain(code)}`
  return { kind: 'error', label, words: cut(plain(message)), bad: true, ...(id !== undefined && { id }) }
}

function answered(id: string | undefined, result: string): Described {
  const parts = new Map(memberTexts(result) ?? [])
  const isError = parts.get('isError') === 'true'
  return {
    kind: 'result',
    label: isError ? 'result, isError' : 'result',
    words: isError ? (firstText(parts.get('content')) ?? resultWords(parts, result)) : resultWords(parts, result),
    ...(id !== undefined && { id }),
    ...(isError && { bad: true as const }),
  }
}

const lists = { tools: 'tool', resources: 'resource', resourceTemplates: 'resource template', prompts: 'prompt' } as const

function resultWords(parts: ReadonlyMap<string, string>, result: string): string {
  for (const [key, one] of Object.entries(lists)) {
    const items = elementTexts(parts.get(key) ?? '')
    if (items) return parts.has('nextCursor') ? `${count(items.length, one)}, more to come` : count(items.length, one)
  }
  const server = parsed(parts.get('serverInfo'))
  if (isDoc(server))
    return listedWords([
      `${plain(member(server, 'name'))} ${plain(member(server, 'version'))}`,
      plain(parsed(parts.get('protocolVersion'))),
    ])
  const blocks = elementTexts(parts.get('content') ?? '')
  if (blocks) return listedWords([blockWords(blocks), parts.has('structuredContent') ? 'structured' : ''])
  return parts.size === 0 ? 'empty' : pairs(parsed(result))
}

function blockWords(blocks: readonly string[]): string {
  if (blocks.length === 0) return 'no content'
  const kinds = new Map<string, number>()
  for (const block of blocks) {
    const kind = plain(parsed(memberTexts(block)?.find(([key]) => key === 'type')?.[1]))
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return listed([...kinds].map(([kind, amount]) => count(amount, `${kind.replaceAll('_', ' ')} block`)))
}

function firstText(content: string | undefined): string | undefined {
  const first = parsed(elementTexts(content ?? '')?.[0])
  const text = isDoc(first) ? member(first, 'text') : undefined
  if (typeof text !== 'string') return undefined
  const inside = parsed(text)
  return isDoc(inside) ? cut(plain(member(inside, 'error') ?? member(inside, 'message')) || pairs(inside)) : cut(text)
}

const listedWords = (words: readonly string[]) => cut(words.filter((word) => word.trim() !== '').join(', '))
const plain = (value: Json | undefined): string => (value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value))
const cut = (text: string) => (text.length > longestWords ? `${text.slice(0, longestWords)}…` : text).replace(/\s+/g, ' ')

function pairs(value: Json | undefined): string {
  if (!isDoc(value)) return cut(plain(value))
  const members = Object.entries(value).filter(([key]) => key !== '_meta')
  return cut(members.map(([key, inside]) => `${key} ${cut(plain(inside))}`).join(', '))
}
