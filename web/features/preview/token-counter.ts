import type { TokenCounts, TokenPieces } from '#shared/preview/tokens'

type Question = { pieces: TokenPieces; settle(counts: TokenCounts | undefined): void }
/** What of a worker is used here. */
type Thread = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<TokenCounts>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

const remembered = 500

/** Counts in a thread that starts with the first question and works at one at a time; a question taken back before its turn costs nothing. */
export class TokenCounter {
  readonly #start: () => Thread
  #thread: Thread | undefined
  #failed = false
  #asked: Question | undefined
  readonly #waiting = new Set<Question>()
  readonly #known = new Map<string, TokenCounts>()

  constructor(start: () => Thread) {
    this.#start = start
  }

  known({ whole }: TokenPieces): TokenCounts | undefined {
    return this.#known.get(whole)
  }

  /** Calls back with the counts, or with nothing where there will be none; answers with what takes the question back. */
  ask(pieces: TokenPieces, settle: Question['settle']): () => void {
    const known = this.known(pieces)
    if (known || this.#failed) {
      settle(known)
      return () => {}
    }
    const question = { pieces, settle }
    this.#waiting.add(question)
    this.#next()
    return () => {
      question.settle = () => {}
      this.#waiting.delete(question)
    }
  }

  #next(): void {
    if (this.#asked) return
    const [question] = this.#waiting
    if (!question) return
    this.#waiting.delete(question)
    this.#asked = question
    this.#thread ??= this.#started()
    this.#thread.postMessage(question.pieces)
  }

  #started(): Thread {
    const thread = this.#start()
    thread.onmessage = ({ data }) => this.#answered(data)
    thread.onerror = () => this.#fail()
    return thread
  }

  #answered(counts: TokenCounts): void {
    const asked = this.#asked
    this.#asked = undefined
    if (asked) {
      this.#remember(asked.pieces.whole, counts)
      asked.settle(counts)
    }
    this.#next()
  }

  #remember(whole: string, counts: TokenCounts): void {
    this.#known.set(whole, counts)
    const [oldest] = this.#known.keys()
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest)
  }

  #fail(): void {
    this.#failed = true
    this.#thread?.terminate()
    const left = [...(this.#asked ? [this.#asked] : []), ...this.#waiting]
    this.#asked = undefined
    this.#waiting.clear()
    for (const question of left) question.settle(undefined)
  }
}
