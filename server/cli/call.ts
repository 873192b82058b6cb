import { defaultTimeoutMs } from '#shared/connections/connection'
import { type Doc, isDoc } from '#shared/tool/json'
import { failureSentence, type Outcome } from '../connections/outcome'
import { Canceller } from '../connections/peer'
import { argumentsOf } from './arguments'
import { choice, type Invocation, print, say, text, UsageError } from './command'
import { liveServer } from './live-server'
import { withSession } from './with-session'

/** One call to a live server: the result on standard output, words about it on standard error. */
export async function runCall({ options, positionals }: Invocation): Promise<number> {
  const [tool] = positionals
  const input = liveServer(options)
  if (!input) throw new UsageError('Say which server: --server "COMMAND ARGS…" or --url URL.')
  if (tool === undefined) throw new UsageError('Name one tool to call.')
  const args = argumentsOf(text(options, 'arguments') ?? '{}')
  const json = choice(options, 'format', ['text', 'json']) === 'json'
  const timeoutMs = timeoutOf(text(options, 'timeout'))
  const canceller = new Canceller()
  return withSession(
    input,
    async (session) => {
      const outcome = await session.call(tool, args, { timeoutMs, canceller })
      return report(outcome, json, (words) => session.masker?.text(words) ?? words)
    },
    () => canceller.cancel(),
  )
}

function report(outcome: Outcome, json: boolean, masked: (words: string) => string): number {
  if (outcome.kind === 'disconnected' && !outcome.sent) {
    say(masked(outcome.reason))
    return 2
  }
  if (outcome.kind !== 'result') {
    if (json)
      print(outcome.kind === 'error' ? `{"error":${outcome.text}}` : JSON.stringify({ error: { message: failureSentence(outcome) } }))
    say(masked(failureSentence(outcome)))
    return 1
  }
  print(json ? outcome.text : readable(outcome.result, outcome.text))
  if (outcome.result.isError !== true) return 0
  say('The tool reported an error.')
  return 1
}

/** The text of a result; what is no text as JSON. */
function readable(result: Doc, raw: string): string {
  if (!Array.isArray(result.content) || result.content.length === 0) return raw
  return result.content
    .map((block) => (isDoc(block) && block.type === 'text' && typeof block.text === 'string' ? block.text : JSON.stringify(block)))
    .join('\n')
}

function timeoutOf(typed: string | undefined): number {
  if (typed === undefined) return defaultTimeoutMs
  const seconds = Number(typed)
  if (!(seconds > 0 && seconds <= 86_400)) throw new UsageError('--timeout must be a number of seconds, 86400 at most.')
  return Math.ceil(seconds * 1000)
}
