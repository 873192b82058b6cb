import { type Verdict, validatorFor } from '#shared/schema/validate'
import type { Json } from '#shared/tool/json'

export type Question = { id: number; schema: Json; value: Json }
export type Reply = { id: number; verdict: Verdict }

let known: { text: string; check(value: Json): Verdict } | undefined

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const text = JSON.stringify(data.schema)
  if (known?.text !== text) known = { text, check: validatorFor(data.schema) }
  postMessage({ id: data.id, verdict: known.check(data.value) } satisfies Reply)
})
