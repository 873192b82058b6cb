import { describe, expect, test } from 'vitest'
import { visibleParts } from './visible-text'

const shown = (text: string) =>
  visibleParts(text)
    .map((part) => (part.hidden ? `[${part.text}]` : part.text))
    .join('')

describe('text from a server', () => {
  test.each([
    ['plain text is left alone', 'Reads a file.\n\tOne line each.', 'Reads a file.\n\tOne line each.'],
    ['a zero-width space is named', 'de\u200blete', 'de[U+200B]lete'],
    ['a change of direction is named', 'a\u202eb', 'a[U+202E]b'],
    ['tag characters are named one by one', 'a\u{e0041}\u{e0042}', 'a[U+E0041][U+E0042]'],
    ['an escape is named', '\u001b[31mred', '[U+001B][31mred'],
    ['an emoji keeps what holds it together', '\u2764\ufe0f \u{1f469}\u200d\u{1f4bb}', '\u2764\ufe0f \u{1f469}\u200d\u{1f4bb}'],
    ['a joiner between letters is named', 'a\u200db', 'a[U+200D]b'],
    ['other scripts are left alone', '\u0634\u0645\u0627\u0644 \u6771\u4eac', '\u0634\u0645\u0627\u0644 \u6771\u4eac'],
  ])('%s', (_, text, expected) => expect(shown(text)).toBe(expected))
})
