import { textsFor } from '../definition'
import { defineWarning, example, found } from './warning'

/** Zero width, direction marks and overrides, and the tags that spell hidden text; a joiner inside an emoji is none of them. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u

export const invisibleCharacters = defineWarning({
  id: 'invisible-characters',
  title: 'All text can be seen',
  why: 'A model reads characters that no person sees: they are a way to hide orders, or the trace of a careless paste.',
  examples: {
    good: [{ document: example({ description: 'Zeigt das Protokoll — größer als 1 €. 👩‍💻' }) }],
    bad: [
      { document: example({ description: 'Shows\u200B the log.' }), at: '/subcommand/0/description' },
      { document: example({}, { description: 'Log.\u{E0041}\u{E0042}' }), at: '/description' },
      { document: example({}, { description: 'Log \u202Egol' }), at: '/description' },
    ],
  },

  *check({ root }) {
    for (const text of root ? textsFor(root) : []) {
      const character = invisible.exec(text.value)?.[0]
      if (character) {
        const code = `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
        yield found(text, `The text holds a character that cannot be seen (${code}).`, 'Delete it.')
      }
    }
  },
})
