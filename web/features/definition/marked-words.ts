import { createContext, useContext } from 'react'
import type { Range } from '../../lib/fuzzy'

/** The words that are being looked for around here. */
export const MarkedWords = createContext<readonly string[]>([])

/** Where those words stand in a text. */
export function useMarks(text: string): readonly Range[] {
  const words = useContext(MarkedWords)
  return words.length === 0 ? none : marksIn(text.toLowerCase(), words)
}

const none: readonly Range[] = []

function marksIn(text: string, words: readonly string[]): Range[] {
  const found = words.flatMap((word) => {
    const ranges: [number, number][] = []
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) ranges.push([at, at + word.length])
    return ranges
  })
  const marks: [number, number][] = []
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}
