import type { SlipKind } from '../json-tokens'
import { defineWarning, found } from './warning'

const readOver: readonly SlipKind[] = ['byte-order-mark', 'comment', 'trailing-comma', 'raw-control-character']

export const lenientJson = defineWarning({
  id: 'lenient-json',
  title: 'The file is strict JSON',
  why: 'We read over comments, a byte-order mark, commas too many and raw line breaks in texts. No Ahma does: the tool would be absent.',
  examples: {
    good: [{ document: '{"name": "git // not a comment"}' }],
    bad: [
      { document: '{"name": "git" // a comment\n}', at: '' },
      { document: '{"hints": {"run": "x",}}', at: '/hints' },
      { document: '\uFEFF{}', at: '' },
      { document: '{"description": "one\ntwo"}', at: '/description' },
    ],
  },

  *check({ reading }) {
    for (const kind of readOver) {
      const slips = reading.slips.filter((slip) => slip.kind === kind)
      const [first] = slips
      const times = slips.length > 1 ? ` (${slips.length} times)` : ''
      if (first) yield found(first, `We read over this: ${first.message.slice(0, -1)}${times}.`, first.suggestion)
    }
  },
})
