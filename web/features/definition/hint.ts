import type { ReactNode } from 'react'
import type { HintName } from '#shared/tool/node'

/** What a hint comes to, and how it is drawn. Pages bring it in: the list of tools has the same chips. */
export type DrawnHint = { value: boolean; explicit: boolean; words: string; chip: ReactNode }
export type DrawHint = (name: HintName) => DrawnHint
