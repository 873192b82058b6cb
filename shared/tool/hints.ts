import { type Doc, isDoc, member } from './json'
import type { HintName } from './node'

/** The protocol's own value where nobody says anything. */
export const impliedHints: Record<HintName, boolean> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
}

/** What a tool itself says; a value that is no boolean says nothing. */
export function saidHint(tool: Doc, name: HintName): boolean | undefined {
  const annotations = member(tool, 'annotations')
  const said = isDoc(annotations) ? member(annotations, name) : undefined
  return typeof said === 'boolean' ? said : undefined
}

/** Each answer in the words that page, documents and previews use. */
export const hintWords: Record<HintName, { true: string; false: string }> = {
  readOnlyHint: { true: 'reads only', false: 'changes things' },
  destructiveHint: { true: 'can destroy', false: 'only adds' },
  idempotentHint: { true: 'safe to repeat', false: 'not safe to repeat' },
  openWorldHint: { true: 'reaches outside', false: 'stays inside' },
}

/** Destroying and repeating say nothing about a tool that reads only. */
export const isTelling = (name: HintName, readsOnly: boolean): boolean => !readsOnly || name === 'readOnlyHint' || name === 'openWorldHint'
