import { type Described, describe } from './describe'
import type { Frame } from './queries'

/** A frame with what belongs to it. `partner` is the answer to a request, or the request of an answer. */
export type WireRow = Described & {
  frame: Frame
  partner?: WireRow
  durationMs?: number
  /** Of an answer or a progress report: the method and tool of its request. */
  about?: { method?: string; tool?: string }
}

/** Finds each answer's request: the last one the other way with the same id, since a new session counts from the start. */
export function paired(frames: readonly Frame[]): WireRow[] {
  const open = new Map<string, WireRow>()
  const tokens = new Map<string, WireRow>()
  return frames.map((frame) => {
    const row: WireRow = { ...describe(frame), frame }
    const other = frame.direction === 'out' ? 'in' : 'out'
    if (row.kind === 'request') {
      open.set(`${frame.direction} ${row.id}`, row)
      if (row.progressToken !== undefined) tokens.set(`${frame.direction} ${row.progressToken}`, row)
    } else if (row.kind === 'notification') {
      const asked = row.progressToken === undefined ? undefined : tokens.get(`${other} ${row.progressToken}`)
      if (asked) Object.assign(row, { about: aboutOf(asked), durationMs: between(asked.frame, frame) })
    } else if (row.id !== undefined) {
      const asked = open.get(`${other} ${row.id}`)
      if (asked) {
        open.delete(`${other} ${row.id}`)
        Object.assign(row, { partner: asked, about: aboutOf(asked), durationMs: between(asked.frame, frame) })
        asked.partner = row
      }
    }
    return row
  })
}

const aboutOf = ({ method, tool }: WireRow) => ({ ...(method !== undefined && { method }), ...(tool !== undefined && { tool }) })
const between = (first: Frame, last: Frame) => Math.max(0, Date.parse(last.at) - Date.parse(first.at))

/** What is left of the rows. `show` is `all`, a kind of message, or a method. */
export type WireFilter = { text: string; show: string; tool: string | undefined }

export const kindFilters = [
  { id: 'all', label: 'All frames' },
  { id: 'calls', label: 'Requests and answers' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'errors', label: 'Errors only' },
] as const

export function filtered(rows: readonly WireRow[], { text, show, tool }: WireFilter): readonly WireRow[] {
  if (text === '' && show === 'all' && tool === undefined) return rows
  const pattern = text === '' ? undefined : new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
  return rows.filter(
    (row) =>
      isShown(row, show) &&
      (tool === undefined || row.tool === tool || row.about?.tool === tool) &&
      (!pattern || pattern.test(row.frame.text) || pattern.test(row.label)),
  )
}

function isShown(row: WireRow, show: string): boolean {
  switch (show) {
    case 'all':
      return true
    case 'calls':
      return row.kind === 'request' || row.kind === 'result' || row.kind === 'error'
    case 'notifications':
      return row.kind === 'notification'
    case 'errors':
      return row.bad === true || row.partner?.bad === true
    default:
      return row.method === show || row.about?.method === show
  }
}

/** The methods that occur, in alphabetical order. */
export function methodsIn(rows: readonly WireRow[]): string[] {
  return [...new Set(rows.flatMap(({ method }) => method ?? []))].sort()
}
