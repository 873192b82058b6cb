import { useEffect, useMemo, useState } from 'react'
import { JsonDoc, readJson } from './json-doc'
import { JsonScanner } from './json-scanner'
import { inSlices } from './slices'

export type ReadJson = { state: 'reading'; share: number } | { state: 'ready'; doc: JsonDoc } | { state: 'broken' }

/** Up to here reading takes less than a frame. */
const readAtOnce = 200_000

/** A JSON text, read at once where it is short and in slices where it is long. */
export function useJsonDoc(text: string): ReadJson {
  const short = useMemo(() => (text.length <= readAtOnce ? readJson(text) : undefined), [text])
  const [long, setLong] = useState<{ text: string; read: ReadJson }>()
  useEffect(() => {
    if (text.length <= readAtOnce) return
    const over = new AbortController()
    const show = (read: ReadJson) => !over.signal.aborted && setLong({ text, read })
    readLong(text, over.signal, (share) => show({ state: 'reading', share })).then(
      (doc) => show(doc ? { state: 'ready', doc } : { state: 'broken' }),
      (error: unknown) => {
        if (!over.signal.aborted) throw error
      },
    )
    return () => over.abort()
  }, [text])
  if (text.length <= readAtOnce) return short ? { state: 'ready', doc: short } : { state: 'broken' }
  return long?.text === text ? long.read : { state: 'reading', share: 0 }
}

async function readLong(text: string, signal: AbortSignal, onshare: (share: number) => void): Promise<JsonDoc | undefined> {
  const scanner = new JsonScanner(text)
  let broken = false
  let told = 0
  await inSlices((isLate) => {
    const state = scanner.run(isLate)
    if (state === 'more' && scanner.share - told > 0.25) {
      told = scanner.share
      onshare(told)
    }
    broken = state === 'broken'
    return state === 'more' ? 'more' : 'done'
  }, signal)
  return broken ? undefined : new JsonDoc(text, scanner.index)
}
