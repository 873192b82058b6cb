import { isSupported, parse } from 'tiny-pinyin'

const syllable = 2

/** Chinese characters as their syllables, each a word of its own; all else as it is. It is the library that Cherry Studio uses, with its mistakes. */
export const romanised = (text: string): string =>
  /[\u0100-\uffff]/.test(text) && isSupported()
    ? parse(text)
        .map(({ type, target }) => (type === syllable ? ` ${target.toLowerCase()} ` : target))
        .join('')
    : text
