import { useState } from 'react'
import type { Tried } from '#shared/preview/consequence'

const nothing: Tried = {}

/** Hints tried on one tool; another tool starts with none. */
export function useTried(tool: string): [Tried, (tried: Tried) => void] {
  const [held, setHeld] = useState({ tool, tried: nothing })
  return [held.tool === tool ? held.tried : nothing, (tried) => setHeld({ tool, tried })]
}
