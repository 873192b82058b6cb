import { type GroupId, risk } from '#shared/preview/words'
import type { Doc } from '#shared/tool/json'

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'calm'

/** The colour of what a client does: running unasked is good, or not, by what the tool may do. */
export function toneFor(tool: Doc): (group: GroupId) => Tone {
  const runs = ({ none: 'good', implied: 'warn', said: 'bad' } as const)[risk(tool)]
  return (group) => (group === 'runs' ? runs : group === 'judges' ? 'calm' : 'neutral')
}
