import { type Connection, defaultTimeoutMs } from '#shared/connections/connection'
import { useRemembered } from '../../lib/remembered'

export const deadlinePresets = [10_000, 60_000, 300_000, 1_800_000] as const
const longestSeconds = 86_400

export type Deadline = { chosen: number | undefined; standard: number; choose(milliseconds: number | undefined): void }

/** How long a call of a tool may be silent. Slowness belongs to a tool, so it is kept for each; the server's settings have the one for all. */
export function useDeadline({ id, timeoutMs }: Connection, tool: string): Deadline {
  const [chosen, choose] = useRemembered<number | null>(`deadline.${id}.${tool}`, null)
  return {
    chosen: chosen ?? undefined,
    standard: timeoutMs ?? defaultTimeoutMs,
    choose: (milliseconds) => choose(milliseconds ?? null),
  }
}

/** `60 s`, `5 min`. */
export function deadlineWords(milliseconds: number): string {
  return milliseconds >= 120_000 && milliseconds % 60_000 === 0
    ? `${milliseconds / 60_000} min`
    : `${(milliseconds / 1000).toLocaleString('en')} s`
}

/** What was typed as seconds, in milliseconds; nothing where it is no deadline. */
export function readSeconds(typed: string): number | undefined {
  const milliseconds = Math.round(Number(typed.trim().replace(',', '.')) * 1000)
  return typed.trim() !== '' && milliseconds >= 1 && milliseconds <= longestSeconds * 1000 ? milliseconds : undefined
}

export const secondsProblem = `A number of seconds, ${longestSeconds.toLocaleString('en')} at most.`
