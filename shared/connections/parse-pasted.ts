import { splitCommandLine } from './command-line'
import type { Transport } from './connection'
import { parseCommand } from './parse-command'
import { parseConfig } from './parse-config'
import { parseUrl } from './parse-url'

/** A server as someone else's words describe it. Nothing is expanded and nothing is started. */
export type ParsedServer = {
  name: string
  transport: Transport
  /** Switched off where it came from. */
  disabled?: true
  /** What the reader should know: what was left out, what was guessed. */
  notes: readonly string[]
}

/** What a placeholder such as `${input:token}` asks for. */
export type Ask = { id: string; description: string; secret: boolean; initial?: string }

export type Pasted =
  | { kind: 'nothing' }
  | { kind: 'problem'; message: string }
  | { kind: 'servers'; form: string; servers: readonly ParsedServer[]; asks: readonly Ask[] }

/** Understands a command line, a URL, or JSON in the forms of Claude, VS Code and Cursor. */
export function parsePasted(text: string): Pasted {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'nothing' }
  if (looksLikeJson(trimmed)) return parseConfig(trimmed)
  const url = parseUrl(trimmed)
  if (url) return url
  const line = trimmed.replace(/^[$%>#]\s+/, '')
  const split = splitCommandLine(line)
  if ('problem' in split) return { kind: 'problem', message: split.problem }
  return parseCommand(split.words)
}

const looksLikeJson = (text: string) => /^(\{|\[|"[^"\n]*"\s*:|\/\/|\/\*)/.test(text)
