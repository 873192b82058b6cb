import type { turnsOf } from '#shared/preview/consequence'
import { count } from '../../lib/words'

const named = 3

/** `8 clients would stop asking (VS Code, Codex, ChatGPT and 5 more), 1 would no longer leave it out (Copilot review)`. */
export function turnWords(turns: ReturnType<typeof turnsOf>): string {
  return turns
    .map(({ words, clients }, index) => {
      const labels = clients.map(({ label }) => label)
      const few = labels.length > named + 1 ? `${labels.slice(0, named).join(', ')} and ${labels.length - named} more` : labels.join(', ')
      return `${index === 0 ? count(labels.length, 'client') : labels.length} would ${words} (${few})`
    })
    .join(', ')
}
