/** What a picker gives (`2026-11-10T09:00`), as RFC 3339 with an offset in minutes from UTC. */
export const asDateTime = (picked: string, offset: number): string => `${picked.slice(0, 10)}T${asTime(picked.slice(11), offset)}`

export const asTime = (picked: string, offset: number): string => `${/^\d\d:\d\d$/.test(picked) ? `${picked}:00` : picked}${zoneOf(offset)}`

export function zoneOf(offset: number): string {
  if (offset === 0) return 'Z'
  const minutes = Math.abs(offset)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A text as a picker can take it, moved to the picker's own zone; what it cannot take starts empty. */
export function asPicked(type: 'datetime-local' | 'date' | 'time', text: string, offset: number): string {
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? text : ''
  const whole = type === 'time' ? `1970-01-02T${text}` : text
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:\d\d)$/.test(whole)) return ''
  const moment = Date.parse(whole)
  if (Number.isNaN(moment)) return ''
  const local = new Date(moment + offset * 60_000).toISOString()
  return type === 'time' ? local.slice(11, 19) : local.slice(0, 19)
}
