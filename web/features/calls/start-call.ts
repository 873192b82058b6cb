import { errorEnvelope } from '#shared/api/error'
import type { Call, Progress } from '#shared/calls/call'
import type { Doc } from '#shared/tool/json'
import { ApiError, AwayError } from '../../lib/api'
import { followCall } from './follow-call'
import { ShownRun } from './shown-run'
import { eventsOf } from './sse'
import { inTurn, withSlot } from './stream-slots'
import type { Refusal } from './tool-calls'

type CallRequest = { connectionId: string; tool: string; arguments: Doc; timeoutMs: number }

/** Makes a call and follows it, by its own stream or by what our server tells every page; this one may look at something else meanwhile. */
export async function startCall(request: CallRequest): Promise<void> {
  const run = new ShownRun({ ...request, startedAt: Date.now() }, { wanted: true, mine: true })
  try {
    await withSlot((hasSlot) => (hasSlot ? streamed(run, request) : detached(run, request)))
  } catch (error) {
    run.lost(refusalIn(error))
  }
}

const mine = new Set<string>()
/** Whether this page has made that call. */
export const isMine = (callId: string) => mine.has(callId)

function named(run: ShownRun, callId: string): void {
  mine.add(callId)
  run.named(callId)
}

async function streamed(run: ShownRun, request: CallRequest): Promise<void> {
  const response = await post(request, 'stream=1')
  run.streamed()
  for await (const { event, data } of eventsOf(response)) {
    if (event === 'call') named(run, (JSON.parse(data) as { id: string }).id)
    else if (event === 'progress') run.progressed(JSON.parse(data) as Progress)
    else if (event === 'log') run.logged(JSON.parse(data) as { level: string; data: unknown })
    else if (event === 'done') return run.ended({ call: JSON.parse(data) as Call, text: data })
  }
  throw new AwayError(undefined)
}

async function detached(run: ShownRun, request: CallRequest): Promise<void> {
  const { id } = await inTurn(async () => (await (await post(request, 'wait=0')).json()) as Call)
  named(run, id)
  followCall(run, id)
}

async function post({ connectionId, tool, arguments: args, timeoutMs }: CallRequest, how: string): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api/connections/${encodeURIComponent(connectionId)}/calls?${how}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tool, arguments: args, timeoutMs }),
    })
  } catch (cause) {
    throw new AwayError(cause)
  }
  if (response.ok) return response
  const envelope = errorEnvelope.safeParse(await response.json().catch(() => undefined))
  throw envelope.success ? new ApiError(envelope.data) : new Error(`Our server answered ${response.status}.`)
}

function refusalIn(error: unknown): Refusal {
  const { message } = error as Error
  if (error instanceof ApiError) return { code: error.code, message, ...(error.data && { data: error.data }) }
  return { code: error instanceof AwayError ? 'away' : 'internal_error', message }
}
