import { remember, remembered } from './remembered'

/** Something that was opened: a server or a toolset, or with `tool` one of its tools. */
export type Recent = ({ server: string; toolset?: never } | { toolset: string; server?: never }) & {
  tool?: string
  title?: string
  at: number
}

const kept = 20
const same = (a: Recent, b: Recent) => a.server === b.server && a.toolset === b.toolset && a.tool === b.tool

export function noteRecent(opened: Recent): void {
  const earlier = remembered<Recent[]>('recent', []).filter((other) => !same(other, opened))
  remember('recent', [opened, ...earlier].slice(0, kept))
}
