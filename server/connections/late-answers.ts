import type { Outcome } from './outcome'

type GivenUp = { resolve(outcome: Outcome): void; stream: AbortController | undefined }

/** A server that never answers must not make us listen for ever. */
const mostListened = 64
const streamMs = 10 * 60_000
/** For what else the server says on the request's stream. */
const afterwardsMs = 1000

/** The answers that come after we have given up on a request. */
export class LateAnswers {
  readonly #givenUp = new Map<number, GivenUp>()

  /** Settles only if the answer comes all the same. Where there are too many, the oldest is listened for no more. */
  expect(id: number, stream: AbortController | undefined): Promise<Outcome> {
    const [oldest] = this.#givenUp.keys()
    if (oldest !== undefined && this.#givenUp.size === mostListened) this.#forget(oldest)
    if (stream) setTimeout(() => this.#forget(id), streamMs).unref()
    return new Promise((resolve) => this.#givenUp.set(id, { resolve, stream }))
  }

  take(id: number, outcome: Outcome): void {
    const found = this.#givenUp.get(id)
    if (!found) return
    this.#givenUp.delete(id)
    if (found.stream) setTimeout(() => found.stream?.abort(), afterwardsMs).unref()
    found.resolve(outcome)
  }

  clear(): void {
    for (const id of [...this.#givenUp.keys()]) this.#forget(id)
  }

  #forget(id: number): void {
    this.#givenUp.get(id)?.stream?.abort()
    this.#givenUp.delete(id)
  }
}
