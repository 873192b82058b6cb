import { parseLenient } from '#shared/mtdf/lenient-json'
import type { Json } from '#shared/tool/json'
import type { ToolsetLink } from '../storage/store'

type Texts = NonNullable<ToolsetLink['texts']>

/** As many as somebody may want to go back through, and little enough to be stored with every save. */
const most = { texts: 50, length: 4 * 1024 * 1024 }

/** With a text that is about to be replaced or removed; the oldest go where there are too many. */
export function withText(texts: Texts, file: string, text: string): Texts {
  const all = [...texts.filter((one) => one.file !== file || one.text !== text), { file, text }].slice(-most.texts)
  let length = all.reduce((sum, one) => sum + one.text.length, 0)
  while (length > most.length && all.length > 1) length -= all.shift()?.text.length ?? 0
  return all
}

/** The texts a file had before, the last first, with what they say. */
export const textsOf = (texts: Texts, file: string): { text: string; value: Json }[] =>
  texts.flatMap((one) => (one.file === file ? [{ text: one.text, value: saidBy(one) }] : [])).reverse()

/** A text that is kept never changes, so it is read once. */
const read = new WeakMap<Texts[number], Json>()

function saidBy(kept: Texts[number]): Json {
  const value = read.get(kept) ?? parseLenient(kept.text).value ?? null
  read.set(kept, value)
  return value
}

/** What somebody else wrote is not undone by us: of their files the texts from before are not used again. */
export const withoutTextsOf = (texts: Texts, files: readonly string[]): Texts => texts.filter(({ file }) => !files.includes(file))
