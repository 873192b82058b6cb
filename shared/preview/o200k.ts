import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'

/** Where a text goes on for longer without a space, counting takes time in the square of its length. */
const longest = 4000

const asText = { disallowedSpecial: new Set<string>() }

/** Tokens of o200k_base. Heavy to load: import it only where and when tokens are counted. */
export function o200kCount(text: string): number {
  let count = 0
  let from = 0
  while (from < text.length) {
    const to = endOf(text, from)
    count += countTokens(text.slice(from, to), asText)
    from = to
  }
  return count
}

/** Before a space, where no token goes across. */
function endOf(text: string, from: number): number {
  if (text.length - from <= longest) return text.length
  const space = text.lastIndexOf(' ', from + longest)
  return space > from ? space : from + longest
}
