/** An id that nobody else gives: short, for it stands in addresses. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
