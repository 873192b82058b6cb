import { readNumber } from '#shared/form/read-number'
import type { Verdict } from '#shared/schema/validate'
import { pointer } from '#shared/tool/pointer'

/** Everything that is wrong, by place, in the order of the form's own reading: what cannot be sent first. */
export function problemsOf(verdict: Verdict | undefined, typed: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (at: string, message: string) => found.set(at, [...(found.get(at) ?? []), message])
  for (const [at, text] of Object.entries(typed)) {
    const problem = typedProblem(text)
    if (problem) add(at, problem)
  }
  if (verdict?.valid !== false) return found
  for (const { at, message, missing, unknown } of verdict.errors) {
    if (missing !== undefined) {
      const place = at + pointer([missing])
      if (typed[place] === undefined) add(place, `Missing required parameter '${missing}'`)
    } else if (unknown) add(at, `'${at.slice(at.lastIndexOf('/') + 1)}' is not a parameter of this tool.`)
    else add(at, message)
  }
  return found
}

/** Text that could not become a value: a number field's, or JSON that is not complete. */
function typedProblem(text: string): string | undefined {
  if (text.trim() === '') return 'A value is missing here.'
  try {
    JSON.parse(text)
    const number = readNumber(text)
    return 'problem' in number && /^-?\d/.test(text.trim()) ? number.problem : undefined
  } catch (error) {
    const number = readNumber(text)
    if ('problem' in number && /^[\s\d.,+\-eExX]/.test(text)) return number.problem
    return `This is not JSON: ${(error as Error).message}.`
  }
}
