import { useState } from 'react'
import type { Choices } from './choices'
import type { Saved } from './conflict-view'

/** By the version that was met: what was chosen and typed is there when a person comes back to the page. */
const kept = new WeakMap<Saved, Choices>()

export function useChoices(theirs: Saved): [Choices, (choices: Choices) => void] {
  const [choices, setChoices] = useState(kept.get(theirs) ?? {})
  const choose = (next: Choices) => {
    kept.set(theirs, next)
    setChoices(next)
  }
  return [choices, choose]
}
