import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { undecided, type Verdict, validatorFor } from '#shared/schema/validate'
import type { Json } from '#shared/tool/json'

/** Schema and value travel as text: a copy of a string is cheap, and nothing odd can ride along. */
export type Job = { id: number; schema: string; value: string }
export type Answer = { id: number; verdict: Verdict } | 'ready'

const cacheSize = 200
const cache = new Map<string, (value: Json) => Verdict>()

function validator(schema: string): (value: Json) => Verdict {
  const key = createHash('sha256').update(schema).digest('base64')
  const known = cache.get(key)
  if (known) return known
  const made = validatorFor(JSON.parse(schema) as Json)
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value as string)
  cache.set(key, made)
  return made
}

function decide({ schema, value }: Job): Verdict {
  try {
    return validator(schema)(JSON.parse(value) as Json)
  } catch (error) {
    return undecided(`The schema could not be used: ${(error as Error).message}`)
  }
}

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage({ id: job.id, verdict: decide(job) } satisfies Answer)
})

parentPort?.postMessage('ready' satisfies Answer)
