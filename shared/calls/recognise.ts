import { type Doc, isDoc, type Json, member } from '../tool/json'

/** Members of the Result pattern, in the order they are shown. */
export const resultMembers = ['success', 'value', 'error', 'error_type', 'exception', 'message', 'instruction'] as const
export type ResultMember = (typeof resultMembers)[number]

/**
 * A result in the Result pattern: what the person is told and what the agent is told stand apart.
 * `rest` names the other members in the order they were sent.
 */
export type ResultPattern = {
  kind: 'result'
  success: boolean
  message?: string
  instruction?: string
  members: readonly ResultMember[]
  rest: readonly string[]
}

export type Pagination = {
  /** The member that holds it; empty where it stands beside the items. */
  at: string
  page?: number
  pages?: number
  pageSize?: number
  total?: number
  next?: string
  more?: boolean
}

/** The response envelope: success, data and metadata, or a page of a list. */
export type Envelope = {
  kind: 'envelope'
  success?: boolean
  /** The member with what was asked for. */
  payload?: string
  items?: number
  metadata?: { timestamp?: string; correlationId?: string; version?: string }
  pagination?: Pagination
  rest: readonly string[]
}

export type Recognised = ResultPattern | Envelope

/** What the pattern has beyond a mere `success`: one of these must be there, or a name would be made of a coincidence. */
const tellingMembers = ['instruction', 'error_type', 'exception', 'message', 'error', 'value'] as const

/** Knows an answer's form by its members. `undefined` for everything that merely looks similar. */
export function recognise(value: Json | undefined): Recognised | undefined {
  if (!isDoc(value)) return undefined
  return resultPattern(value) ?? envelope(value)
}

function resultPattern(value: Doc): ResultPattern | undefined {
  const success = member(value, 'success')
  if (typeof success !== 'boolean') return undefined
  const [message, instruction] = [textOf(value, 'message'), textOf(value, 'instruction')]
  const hasEnvelope = ['data', 'metadata', 'pagination'].some((key) => Object.hasOwn(value, key))
  const telling = tellingMembers.filter((key) => Object.hasOwn(value, key))
  const sure = Object.hasOwn(value, 'instruction') || Object.hasOwn(value, 'error_type')
  if (!sure && (hasEnvelope || telling.length === 0 || !isNearlyAll(value))) return undefined
  if ([message, instruction].includes(null)) return undefined
  return {
    kind: 'result',
    success,
    ...(message && { message }),
    ...(instruction && { instruction }),
    members: resultMembers.filter((key) => Object.hasOwn(value, key)),
    rest: Object.keys(value).filter((key) => !(resultMembers as readonly string[]).includes(key)),
  }
}

/** A text, nothing (also for null), or null where something else stands in its place. */
function textOf(value: Doc, key: string): string | undefined | null {
  const found = member(value, key)
  if (found === undefined || found === null) return undefined
  return typeof found === 'string' ? found : null
}

/** Without an instruction the pattern is believed only where hardly anything else is said. */
function isNearlyAll(value: Doc): boolean {
  const others = Object.keys(value).filter((key) => !(resultMembers as readonly string[]).includes(key))
  return others.length <= 1
}

const payloadKeys = ['data', 'items', 'results', 'result', 'records', 'entries', 'nodes'] as const
const paginationKeys = ['pagination', 'page_info', 'pageInfo', 'paging', 'meta'] as const

function envelope(value: Doc): Envelope | undefined {
  const success = member(value, 'success')
  const payload = payloadKeys.find((key) => Object.hasOwn(value, key))
  const metadata = metadataOf(member(value, 'metadata'))
  const pagination = paginationOf(value, payload)
  const isWhole = typeof success === 'boolean' && payload === 'data' && (metadata !== undefined || pagination !== undefined)
  const isPage = payload !== undefined && pagination !== undefined && Array.isArray(member(value, payload))
  if (!isWhole && !isPage) return undefined
  const items = payload === undefined ? undefined : member(value, payload)
  const used = ['success', payload, metadata && 'metadata', pagination?.at || undefined]
  return {
    kind: 'envelope',
    ...(typeof success === 'boolean' && { success }),
    ...(payload && { payload }),
    ...(Array.isArray(items) && { items: items.length }),
    ...(metadata && { metadata }),
    ...(pagination && { pagination }),
    rest: Object.keys(value).filter((key) => !used.includes(key)),
  }
}

function metadataOf(value: Json | undefined): Envelope['metadata'] {
  if (!isDoc(value)) return undefined
  const text = (...keys: string[]) => keys.map((key) => member(value, key)).find((found) => typeof found === 'string') as string | undefined
  const found = {
    timestamp: text('timestamp'),
    correlationId: text('correlation_id', 'correlationId', 'request_id', 'requestId'),
    version: text('version'),
  }
  const given = Object.entries(found).filter(([, each]) => each !== undefined)
  return given.length > 0 ? (Object.fromEntries(given) as Envelope['metadata']) : undefined
}

const spellings = {
  page: ['page', 'current_page', 'currentPage', 'page_number', 'pageNumber'],
  pages: ['total_pages', 'totalPages', 'pages', 'page_count', 'pageCount'],
  pageSize: ['page_size', 'pageSize', 'per_page', 'perPage', 'limit'],
  total: ['total', 'total_items', 'totalItems', 'total_count', 'totalCount'],
} as const
const nextSpellings = ['next_cursor', 'nextCursor', 'next_page_token', 'nextPageToken', 'endCursor', 'end_cursor', 'cursor']
const moreSpellings = ['has_more', 'hasMore', 'has_next', 'hasNext', 'hasNextPage', 'has_next_page']

function paginationOf(value: Doc, payload: string | undefined): Pagination | undefined {
  for (const key of paginationKeys) {
    const inside = member(value, key)
    if (isDoc(inside)) {
      const found = readPagination(inside, key)
      if (found) return found
    }
  }
  // Beside a list only what belongs to pages alone: a bare `total` may be a sum of anything.
  const beside = payload === undefined ? undefined : readPagination(value, '')
  return beside && (beside.next !== undefined || beside.more !== undefined || beside.page !== undefined) ? beside : undefined
}

function readPagination(value: Doc, at: string): Pagination | undefined {
  const first = (keys: readonly string[], type: 'number' | 'string' | 'boolean') =>
    keys.map((key) => member(value, key)).find((found) => typeof found === type)
  const found = {
    ...Object.fromEntries(Object.entries(spellings).map(([key, names]) => [key, first(names, 'number')])),
    next: first(nextSpellings, 'string'),
    more: first(moreSpellings, 'boolean'),
  }
  const given = Object.entries(found).filter(([, each]) => each !== undefined)
  return given.length > 0 ? ({ at, ...Object.fromEntries(given) } as Pagination) : undefined
}
