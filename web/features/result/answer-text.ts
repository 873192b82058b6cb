import { memberText } from '#shared/tool/json-text'
import { prettyJson } from '../../lib/json-lines'

/** Beyond this a result is copied as it was sent. */
const laidOut = 500_000

/** The result, or the error, of a Call: as the server spelt it. */
export function answerText(call: string): string {
  const text = memberText(call, 'result') ?? memberText(call, 'error') ?? call
  return text.length <= laidOut ? prettyJson(text) : text
}
