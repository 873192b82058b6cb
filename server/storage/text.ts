import { createHash } from 'node:crypto'

/** A string as a column value: as JSON text it has no NUL and no lone surrogate. */
export const encode = (text: string): string => JSON.stringify(text)
export const decode = (column: string): string => JSON.parse(column) as string

/** A short stand-in for a string of any length, for an index. */
export const hash = (text: string): string => createHash('sha256').update(encode(text)).digest('base64url')

/** JSON text that both databases keep to the letter: what they would not is escaped, which leaves it equal as JSON. */
export function storable(json: string): string {
  return json.replaceAll('\0', '\\u0000').replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
}
