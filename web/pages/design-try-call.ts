import { useEffect, useRef, useState } from 'react'
import type { Call } from '#shared/calls/call'
import { mockAnswer } from '#shared/mock/mock-answer'
import { type Json, member } from '#shared/tool/json'
import type { ResolvedTool } from '#shared/tool/resolved'
import { Validator } from '../features/form/validator'
import type { DoneCall } from '../features/result/shown-call'
import type { TryForm } from './use-try-form'

/** The last answer of each design, for as long as the page is open. */
const kept = new Map<string, DoneCall>()

/** From the wish to try a design to an answer: the arguments are checked first, then the mock answers, then its answer is checked. */
export function useMockCall(key: string, resolved: ResolvedTool, { args, store, problems, unsendable, showFirst }: TryForm) {
  const [shown, setShown] = useState(kept.get(key))
  const [wanted, setWanted] = useState(false)
  const validator = useRef<Validator>(undefined)
  const latest = useRef(0)
  useEffect(
    () => () => {
      validator.current?.close()
      validator.current = undefined
    },
    [],
  )

  const answer = async () => {
    const turn = ++latest.current
    validator.current ??= new Validator()
    const done = await answered(resolved, args, turn, validator.current)
    if (turn !== latest.current) return
    kept.set(key, done)
    setShown(done)
  }
  const call = () => {
    store.attempt()
    setWanted(!problems.checked)
    if (!problems.checked) return
    if (problems.places.size > 0) return showFirst()
    if (!unsendable) void answer()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be called is what is there when the check is done
  useEffect(() => {
    if (wanted && problems.checked) call()
  }, [wanted, problems.checked])
  return { shown, call, send: () => void answer() }
}

async function answered(resolved: ResolvedTool, args: TryForm['args'], turn: number, validator: Validator): Promise<DoneCall> {
  const { result, words } = mockAnswer(resolved, args)
  const isError = member(result, 'isError') === true
  const schema = member(resolved.tool, 'outputSchema')
  const output = schema === undefined || isError ? undefined : await verdict(validator, schema, member(result, 'structuredContent'))
  const call: Call = {
    id: `mock ${turn}`,
    connectionId: '',
    tool: resolved.name,
    arguments: args,
    startedAt: new Date().toISOString(),
    bytes: new TextEncoder().encode(JSON.stringify(result)).length,
    status: isError ? 'tool_error' : 'answered',
    result,
    ...(output && { output }),
  }
  return { state: 'done', call, text: JSON.stringify(call), mock: words }
}

async function verdict(validator: Validator, schema: Json, structured: Json | undefined): Promise<Call['output']> {
  if (structured !== undefined) return validator.check(schema, structured)
  return { valid: false, errors: [{ at: '', message: 'The tool promises structured content, but the answer has none.' }] }
}
