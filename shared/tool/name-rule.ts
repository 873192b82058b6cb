/** What the protocol advises, and from where on some clients refuse a name. */
export const longestName = 128
export const safeName = 64

/** Whether a name is made of what the protocol advises. */
export const isPlainName = (name: string): boolean => /^[\w.-]+$/.test(name)

export type NameProblem = { severity: 'error' | 'warning'; message: string }

/** What is wrong with a name on the wire by the protocol's own rule: 1 to 128 of letters, digits and `_ . -`. */
export function nameProblems(name: string): NameProblem[] {
  if (name === '') return [{ severity: 'error', message: 'A tool cannot be called without a name.' }]
  const odd = [...new Set([...name].filter((character) => !isPlainName(character)))]
  const length = [...name].length
  return [
    ...(odd.length > 0
      ? [{ severity: 'error' as const, message: `The protocol allows letters, digits and _ . - in a name, not ${shown(odd)}.` }]
      : []),
    ...(length > longestName
      ? [{ severity: 'error' as const, message: `It has ${length} characters; the protocol allows at most ${longestName}.` }]
      : length > safeName
        ? [{ severity: 'warning' as const, message: `It has ${length} characters; some clients refuse more than ${safeName}.` }]
        : []),
  ]
}

const mostShown = 5

function shown(characters: readonly string[]): string {
  const words = characters.slice(0, mostShown).map((one) => (/\s/.test(one) ? 'a space' : `"${one}"`))
  const all = [...new Set(words), ...(characters.length > mostShown ? ['others'] : [])]
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}
