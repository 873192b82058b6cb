import { Worker } from 'node:worker_threads'
import { undecided, type Verdict } from '#shared/schema/validate'
import type { Answer, Job } from './worker'

export type SchemaValidator = {
  /** Whether `value` fits `schema`, both as JSON text. Never throws: what cannot be decided says why. */
  validate(schema: string, value: string): Promise<Verdict>
  close(): Promise<void>
}

/** A thread that cannot even start on a busy machine is given up as well. */
const startMs = 10_000
const largest = 16 * 1024 * 1024

/** Validates in a thread that is ended when a schema keeps it busy for longer than `limitMs`: that costs one verdict, not the program. */
export function openValidator(workerFile: URL, limitMs = 1000): SchemaValidator {
  const waiting: { job: Job; settle(verdict: Verdict): void }[] = []
  let current: (typeof waiting)[number] | undefined
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  const start = () => {
    const started = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    started.unref()
    started.on('message', (answer: Answer) => {
      if (started !== worker) return
      if (answer === 'ready') patience(limitMs)
      else if (answer.id === current?.job.id) finish(answer.verdict)
    })
    const lost = () => {
      if (started !== worker) return
      worker = undefined
      if (current) finish(undecided('The check ended before it could decide: the schema or the value is too much for it.'))
    }
    started.on('error', lost)
    started.on('exit', lost)
    return started
  }

  const finish = (verdict: Verdict) => {
    clearTimeout(timer)
    const done = current
    current = undefined
    done?.settle(verdict)
    next()
  }

  const next = () => {
    if (current) return
    current = waiting.shift()
    if (!current) return
    const fresh = worker === undefined
    worker ??= start()
    patience(fresh ? startMs : limitMs)
    worker.postMessage(current.job)
  }

  const patience = (milliseconds: number) => {
    clearTimeout(timer)
    if (current) timer = setTimeout(giveUp, milliseconds)
  }

  const giveUp = () => {
    const stuck = worker
    worker = undefined
    void stuck?.terminate()
    finish(
      undecided(`The check was ended after ${limitMs / 1000} s: a pattern or a reference in the schema may run for ever on this value.`),
    )
  }

  return {
    validate(schema, value) {
      if (schema.length + value.length > largest)
        return Promise.resolve(undecided('Schema and value together are too large to be checked.'))
      return new Promise((settle) => {
        waiting.push({ job: { id: ++lastId, schema, value }, settle })
        next()
      })
    },
    async close() {
      const ended = worker
      worker = undefined
      for (const job of waiting.splice(0)) job.settle(undecided('The program is shutting down.'))
      if (current) finish(undecided('The program is shutting down.'))
      await ended?.terminate()
    },
  }
}
