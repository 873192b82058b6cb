import type { ConnectionState } from '#shared/connections/state'

type Frame = { at: string; direction: 'out' | 'in'; text: string; bytes: number }
type Line = { at: string; stream: 'stderr' | 'stdout' }
export type Moment = { ms: number; words: string; bad?: true }

const methodOf = (text: string): string | undefined => {
  const method = /"method"\s*:\s*"([^"]+)"/.exec(text)?.[1]
  return method?.slice(0, 60)
}

/** Where the last start began among all that went over the wire. */
function startOf(frames: readonly Frame[]): number {
  return frames.findLastIndex(({ direction, text }) => direction === 'out' && /"method"\s*:\s*"(initialize|server\/discover)"/.test(text))
}

/** Whether the server had said anything since it was last started. */
export function hasAnswered(frames: readonly Frame[]): boolean {
  return frames.slice(Math.max(0, startOf(frames))).some(({ direction }) => direction === 'in')
}

/** What happened in the last start, in milliseconds from its first sign. */
export function timelineOf(
  failed: Extract<ConnectionState, { status: 'failed' }>,
  frames: readonly Frame[],
  lines: readonly Line[],
): Moment[] {
  const start = startOf(frames)
  const since = start >= 0 ? (frames[start]?.at ?? failed.at) : (lines.at(-1)?.at ?? failed.at)
  const first = (stream: Line['stream']) => lines.find((line) => line.stream === stream && line.at >= since)
  const moments: { at: string; words: string; bad?: true }[] = [
    ...(start < 0 ? [] : frames.slice(start, start + 6)).map(({ at, direction, text, bytes }) => ({
      at,
      words: direction === 'out' ? `${methodOf(text) ?? 'message'} sent, ${bytes} B` : `${methodOf(text) ?? 'answer'} came, ${bytes} B`,
    })),
    ...(['stderr', 'stdout'] as const).flatMap((stream) => {
      const line = first(stream)
      return line ? [{ at: line.at, words: stream === 'stderr' ? 'first line on stderr' : 'stdout had a line that is no message' }] : []
    }),
    { at: failed.at, words: endWords(failed), bad: true },
  ]
  const sorted = moments.toSorted((a, b) => a.at.localeCompare(b.at))
  const zero = new Date(sorted[0]?.at ?? failed.at).getTime()
  return sorted.map(({ at, ...moment }) => ({ ...moment, ms: new Date(at).getTime() - zero }))
}

function endWords({ exitCode, signal, reason }: { exitCode?: number; signal?: string; reason: string }): string {
  if (signal) return `ended by ${signal}`
  return exitCode === undefined ? `gave up: ${reason.length > 60 ? `${reason.slice(0, 60)}…` : reason}` : `exit code ${exitCode}`
}
