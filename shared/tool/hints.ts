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
