import { hintWords, impliedHints, isTelling, saidHint } from '#shared/tool/hints'
import type { Doc } from '#shared/tool/json'
import { type HintName, hintNames } from '#shared/tool/node'

export type HintTone = 'good' | 'bad' | 'calm' | 'warn' | 'neutral'

/** What one hint comes to: said by the server, or implied by the protocol's default. */
export type Hint = { name: HintName; value: boolean; explicit: boolean; words: string; tone: HintTone; follows: string }

type Meaning = { tone: HintTone; follows: string }

const meanings: Record<HintName, { true: Meaning; false: Meaning }> = {
  readOnlyHint: {
    true: { tone: 'good', follows: 'Many clients run it without asking.' },
    false: { tone: 'neutral', follows: 'Clients may ask before it runs.' },
  },
  destructiveHint: {
    true: { tone: 'bad', follows: 'It may overwrite or delete; clients may ask before it runs.' },
    false: { tone: 'neutral', follows: 'Nothing that is there is overwritten or deleted.' },
  },
  idempotentHint: {
    true: { tone: 'calm', follows: 'The same call again changes nothing further.' },
    false: { tone: 'neutral', follows: 'The same call again may act a second time.' },
  },
  openWorldHint: {
    true: { tone: 'warn', follows: 'It may deal with things beyond the server, such as the web.' },
    false: { tone: 'neutral', follows: 'It deals only with what the server itself holds.' },
  },
}

export function hintOf(tool: Doc, name: HintName): Hint {
  const said = saidHint(tool, name)
  const value = said ?? impliedHints[name]
  return { name, value, explicit: said !== undefined, words: hintWords[name][`${value}`], ...meanings[name][`${value}`] }
}

/** The hints that mean something for a tool: destroying and repeating say nothing about one that reads only. */
export function hintsOf(tool: Doc): Hint[] {
  const readsOnly = hintOf(tool, 'readOnlyHint').value
  return hintNames.filter((name) => isTelling(name, readsOnly)).map((name) => hintOf(tool, name))
}
