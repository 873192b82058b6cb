import { expect, test } from 'vitest'
import { type TokenCounts, type TokenPieces, tokenPieces } from '#shared/preview/tokens'
import { TokenCounter } from './token-counter'

/** A thread that answers when it is told to. */
function thread() {
  const asked: string[] = []
  const made = {
    asked,
    ended: false,
    onmessage: null as ((event: MessageEvent<TokenCounts>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    postMessage: ({ name }: TokenPieces) => void asked.push(name),
    terminate: () => {
      made.ended = true
    },
    answer: (whole: number) => made.onmessage?.({ data: { whole, name: 1, description: 0, parameters: 0 } } as MessageEvent<TokenCounts>),
    fail: () => made.onerror?.({} as ErrorEvent),
  }
  return made
}

function counting() {
  const worker = thread()
  const starts: number[] = []
  const counter = new TokenCounter(() => {
    starts.push(1)
    return worker
  })
  const got: (number | undefined)[] = []
  const ask = (name: string) => counter.ask(tokenPieces({ name, description: '' }), (counts) => got.push(counts?.whole))
  return { worker, starts, got, ask }
}

test('nothing is loaded before the first question', () => {
  const { starts, ask } = counting()
  expect(starts).toHaveLength(0)
  ask('a')
  ask('b')
  expect(starts).toHaveLength(1)
})

test('typing does not queue up: what was taken back is never counted', () => {
  const { worker, got, ask } = counting()
  for (const text of ['g', 'ge', 'get', 'get_']) ask(text)()
  ask('get_n')
  worker.answer(1)
  expect(worker.asked).toEqual(['g', 'get_n'])
  worker.answer(2)
  expect(got).toEqual([2])
})

test('several that ask at once are answered one after the other', () => {
  const { worker, got, ask } = counting()
  ask('a')
  ask('b')
  expect(worker.asked).toEqual(['a'])
  worker.answer(1)
  worker.answer(2)
  expect(got).toEqual([1, 2])
})

test('a text is counted once', () => {
  const { worker, got, ask } = counting()
  ask('a')
  worker.answer(7)
  ask('a')
  expect(got).toEqual([7, 7])
  expect(worker.asked).toEqual(['a'])
})

test('a thread that fails leaves every question without an answer, and is not started again', () => {
  const { worker, starts, got, ask } = counting()
  ask('a')
  ask('b')
  worker.fail()
  ask('c')
  expect(got).toEqual([undefined, undefined, undefined])
  expect(worker.ended).toBe(true)
  expect(starts).toHaveLength(1)
})
