import { exitWords, type Failed } from './failure-words'

type Frame = { at: string; direction: 'out' | 'in'; text: string; bytes: number }
type Line = { at: string; stream: 'stderr' | 'stdout' }
export type Moment = { ms: number; words: string; bad?: true }

const shown = 6

/** What happened in the start or the session that failed, in milliseconds from its beginning. */
export function timelineOf(failed: Failed, frames: readonly Frame[], lines: readonly Line[]): Moment[] {
  const { since, at, during, pid } = failed
  const within = <T extends { at: string }>(entries: readonly T[]) => entries.filter((entry) => entry.at >= since && entry.at <= at)
  // Of a start its beginning is telling; of a session what came last.
  const telling = during === 'start' ? within(frames).slice(0, shown) : within(frames).slice(-shown)
  const moments: { at: string; words: string; bad?: true }[] = [
    ...(during === 'session' ? [{ at: since, words: 'connected' }] : pid === undefined ? [] : [{ at: since, words: 'process started' }]),
    ...telling.map((frame) => ({ at: frame.at, words: frameWords(frame) })),
    ...(['stderr', 'stdout'] as const).flatMap((stream) => {
      const line = within(lines).find((each) => each.stream === stream)
      return line ? [{ at: line.at, words: stream === 'stderr' ? 'first line on stderr' : 'something that is no message' }] : []
    }),
  ]
  const zero = new Date(since).getTime()
  const past = (time: string) => new Date(time).getTime() - zero
  return [
    ...moments.toSorted((a, b) => a.at.localeCompare(b.at)).map((moment) => ({ ms: past(moment.at), words: moment.words })),
    { ms: past(at), words: endWords(failed), bad: true },
  ]
}

/** The request that was never answered, where the server ended with one open. */
export function unanswered({ since, at }: Failed, frames: readonly Frame[]): string | undefined {
  const open = new Map<string, string>()
  for (const frame of frames) {
    if (frame.at < since || frame.at > at) continue
    const { id, method } = headOf(frame.text)
    if (id === undefined) continue
    if (frame.direction === 'out' && method) open.set(id, method)
    if (frame.direction === 'in' && !method) open.delete(id)
  }
  return [...open.values()].at(-1)
}

function headOf(text: string): { id?: string; method?: string } {
  try {
    const { id, method } = JSON.parse(text) as { id?: unknown; method?: unknown }
    return { ...(id !== undefined && { id: JSON.stringify(id) }), ...(typeof method === 'string' && { method: method.slice(0, 60) }) }
  } catch {
    return {}
  }
}

function frameWords({ direction, text, bytes }: Frame): string {
  const { method } = headOf(text)
  return direction === 'out' ? `${method ?? 'answer'} sent, ${bytes} B` : `${method ?? 'answer'} came, ${bytes} B`
}

function endWords(failed: Failed): string {
  if (failed.signal !== undefined) return exitWords(failed) as string
  if (failed.exitCode !== undefined) return `${exitWords(failed)}, no signal`
  if (failed.during === 'session') return 'gone'
  return /within/.test(failed.reason) ? 'given up' : 'failed'
}
