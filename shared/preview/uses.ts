import { type Doc, isDoc, member } from '../tool/json'
import { type HintName, hintNames } from '../tool/node'
import { fits, hintStates } from './approval'
import type { Client } from './client'
import type { Evidence, Source } from './evidence'

/** Something a client does with a tool because of a hint, besides asking or not. */
export type SeenUse = { hint: HintName; effect: string; evidence: Evidence; source?: Source }

/** What a client makes of this tool's hints beyond asking: groups, badges, warnings, repeats, calls at the same time. */
export function usesOf({ approval }: Client, tool: Doc): SeenUse[] {
  const states = hintStates(tool)
  const annotated = isDoc(member(tool, 'annotations'))
  return (approval.uses ?? [])
    .filter(({ when, annotations }) => fits(when, states) && (annotations === undefined || annotations === annotated))
    .map(({ when, effect, evidence, source = approval.source }) => ({
      hint: hintNames.find((hint) => when[hint] !== undefined) ?? 'readOnlyHint',
      effect,
      evidence: evidence ?? approval.evidence,
      ...(source && { source }),
    }))
}
