import { undecided, type Verdict } from '#shared/schema/validate'
import type { Json } from '#shared/tool/json'
import type { Question, Reply } from './validation.worker'

const limitMs = 300
const startMs = 5000

/** Checks values in a thread that is ended when a schema keeps it busy. Only the newest question matters: older ones go unanswered. */
export class Validator {
  #worker: Worker | undefined
  #asked: { question: Question; settle(verdict: Verdict): void } | undefined
  #next: { question: Question; settle(verdict: Verdict): void } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastId = 0

  check(schema: Json, value: Json): Promise<Verdict> {
    return new Promise((settle) => {
      this.#next = { question: { id: ++this.#lastId, schema, value }, settle }
      this.#ask()
    })
  }

  #ask(): void {
    if (this.#asked || !this.#next) return
    this.#asked = this.#next
    this.#next = undefined
    const fresh = this.#worker === undefined
    this.#worker ??= this.#start()
    this.#timer = setTimeout(() => this.#giveUp(), fresh ? startMs : limitMs)
    this.#worker.postMessage(this.#asked.question)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./validation.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.id === this.#asked?.question.id) this.#answered(data.verdict)
    }
    worker.onerror = () => this.#giveUp()
    return worker
  }

  #answered(verdict: Verdict): void {
    clearTimeout(this.#timer)
    const asked = this.#asked
    this.#asked = undefined
    asked?.settle(verdict)
    this.#ask()
  }

  #giveUp(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#answered(undecided('The check took too long and was ended: a pattern of the schema may run for ever on this value.'))
  }

  close(): void {
    this.#worker?.terminate()
    clearTimeout(this.#timer)
  }
}
