/** A command line as its words, by the rules of a POSIX shell for quotes and backslashes; nothing is expanded. */
export function splitCommandLine(text: string): { words: string[] } | { problem: string } {
  const words: string[] = []
  let word: string | undefined
  let quote: '"' | "'" | undefined
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string
    if (quote === "'") {
      if (character === "'") quote = undefined
      else word = (word ?? '') + character
    } else if (character === '\\') {
      const next = text[++at]
      if (next === undefined) return { problem: 'The command line ends with a backslash.' }
      if (next !== '\n') word = (word ?? '') + (quote === '"' && !'"\\$`'.includes(next) ? `\\${next}` : next)
    } else if (quote === '"') {
      if (character === '"') quote = undefined
      else word = (word ?? '') + character
    } else if (character === '"' || character === "'") {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + character
  }
  if (quote) return { problem: `A quote (${quote}) is opened and never closed.` }
  if (word !== undefined) words.push(word)
  return { words }
}

/** Words as a line that a shell reads back as the same words. */
export function joinCommandLine(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')
}

const runners = /^(npx|npm|pnpm|yarn|bunx|uvx|pipx|node|deno|bun|python\d*(\.\d+)?|py|docker|sh|bash|env|uv)(\.exe|\.cmd)?$/
const fillers = new Set(['exec', 'dlx', 'run', 'x', 'start', 'tool', 'create'])

/** A short name for a server from the command that starts it: the package or script rather than what runs it. */
export function nameFromCommand(words: readonly string[]): string {
  const base = (word: string) => (word.split(/[\\/]/).at(-1) ?? word).replace(/(?<=.)@[^@]*$/, '').replace(/\.(m?js|ts|py|sh|exe|cmd)$/, '')
  const telling = words.filter((word) => !word.startsWith('-') && !fillers.has(word) && !runners.test(word.split(/[\\/]/).at(-1) ?? word))
  const chosen = telling[0] ?? words[0] ?? 'server'
  const name = base(chosen)
  if (!/^(index|main|server|cli|dist)$/.test(name)) return name
  return (
    chosen
      .split(/[\\/]/)
      .reverse()
      .slice(1)
      .find((folder) => folder !== '' && !/^(dist|build|src|bin|lib|\.+)$/.test(folder)) ?? name
  )
}
