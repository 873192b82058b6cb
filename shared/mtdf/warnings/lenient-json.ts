import type { SlipKind } from '../json-tokens'
import { defineWarning } from './warning'

const mended: Partial<Record<SlipKind, string>> = {
  'byte-order-mark': 'Save the file as UTF-8 without a byte-order mark.',
  comment: 'Move what it says into a description.',
  'trailing-comma': 'Delete the comma.',
  'raw-control-character': 'Write a line break in a text as \\n.',
}

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
    for (const [kind, suggestion] of Object.entries(mended)) {
      const slips = reading.slips.filter((slip) => slip.kind === kind)
      const [first] = slips
      const times = slips.length > 1 ? ` (${slips.length} times)` : ''
      if (first)
        yield { at: first.at, offset: first.start, message: `We read over this: ${first.message.slice(0, -1)}${times}.`, suggestion }
    }
  },
})
