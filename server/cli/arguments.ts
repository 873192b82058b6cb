import { type Doc, isDoc } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { UsageError } from './command'

/** What `--arguments` says. */
export function argumentsOf(typed: string): Doc {
  let value: unknown
  try {
    value = JSON.parse(typed)
  } catch (error) {
    throw new UsageError(`--arguments is not JSON: ${(error as Error).message}`)
  }
  if (!isDoc(value)) throw new UsageError('--arguments must be a JSON object, for example {"city": "Oslo"}.')
  const lost = unrepresentableNumbers(typed)[0]
  if (lost)
    throw new UsageError(`--arguments ${lost.at}: the number ${lost.text} cannot be kept exactly; it would become ${Number(lost.text)}.`)
  return value
}
