const upper = /^\p{Uppercase}$/u
const lower = /^\p{Lowercase}$/u

/** Words are parted where other characters than letters and digits stand, where capitals begin, and before the last of many capitals: XMLFile2Go is xml_file2_go. */
export function snakeCase(text: string): string {
  const words = text.split(/[^\p{Alphabetic}\p{N}]+/u).flatMap((run) => wordsOf([...run]))
  return words.map((word) => word.toLowerCase()).join('_')
}

type Mode = 'none' | 'upper' | 'lower'

function wordsOf(run: readonly string[]): string[] {
  const words: string[] = []
  let word = ''
  let before: Mode = 'none'
  for (const [at, one] of run.entries()) {
    const next = run[at + 1] ?? ''
    const here: Mode = lower.test(one) ? 'lower' : upper.test(one) ? 'upper' : before
    if (here === 'lower' && upper.test(next)) {
      words.push(word + one)
      word = ''
      before = 'none'
    } else if (before === 'upper' && upper.test(one) && lower.test(next)) {
      words.push(word)
      word = one
      before = 'none'
    } else {
      word += one
      before = here
    }
  }
  return word === '' ? words : [...words, word]
}
