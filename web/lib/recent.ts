import { remember, remembered } from './remembered'

/** Something that was opened. `tool` is missing for the server itself. */
export type Recent = { server: string; tool?: string; title?: string; at: number }

const kept = 20
const same = (a: Recent, b: Recent) => a.server === b.server && a.tool === b.tool

export function noteRecent(opened: Recent): void {
  const earlier = remembered<Recent[]>('recent', []).filter((other) => !same(other, opened))
  remember('recent', [opened, ...earlier].slice(0, kept))
}
