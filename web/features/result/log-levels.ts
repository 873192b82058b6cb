/** From the least to the most urgent, as the protocol has them from syslog. */
const levels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency']

export const logFilters = [
  { id: 'all', label: 'all levels', from: 'debug' },
  { id: 'info', label: 'info and up', from: 'info' },
  { id: 'warning', label: 'warnings and up', from: 'warning' },
  { id: 'error', label: 'errors only', from: 'error' },
] as const
export type LogFilter = (typeof logFilters)[number]['id']

/** Whether a message passes; a level that the protocol does not know always does. */
export function passes(level: string, filter: LogFilter): boolean {
  const rank = levels.indexOf(level)
  return rank < 0 || rank >= levels.indexOf(logFilters.find(({ id }) => id === filter)?.from ?? 'debug')
}

export type LevelTone = 'bad' | 'warn' | undefined

export function levelTone(level: string): LevelTone {
  if (level === 'warning') return 'warn'
  return levels.indexOf(level) >= levels.indexOf('error') ? 'bad' : undefined
}
