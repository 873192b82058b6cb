const two = (value: number) => String(value).padStart(2, '0')

/** The time of day to the millisecond. */
export function atTime(at: string): string {
  const time = new Date(at)
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, '0')}`
}
