import { type Connection, defaultTimeoutMs } from '#shared/connections/connection'
import { useRemembered } from '../../lib/remembered'

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
