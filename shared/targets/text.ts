import type { ResolvedTool } from '../tool/resolved'

/** How wide a line of generated text should be at most. */
export const lineWidth = 100

/** Lines that are there, joined: `false` and `undefined` leave nothing behind, '' is an empty line. */
export function lines(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n')
}

/** Every line moved to the right, empty ones excepted. */
export function indent(text: string, by = '  '): string {
  return text.replace(/^(?=.)/gm, by)
}

/** Words filled into lines; a line break of the text stays one, a word longer than a line stands alone. */
export function wrap(text: string, width: number): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => fill(line.trimEnd(), width))
}

function fill(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const lead = /^\s*/.exec(line)?.[0] ?? ''
  const filled: string[] = []
  let current = lead
  for (const word of line.slice(lead.length).split(/ +/)) {
    const joined = current === lead ? lead + word : `${current} ${word}`
    if (joined.length > width && current !== lead) {
      filled.push(current)
      current = lead + word
    } else current = joined
  }
  return [...filled, current]
}

/** Characters that do not show, or that turn the direction of what follows: nobody reviewing a file would see them. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Each of them as `\uXXXX`, for use inside string literals. */
export const escapeUnseen = (text: string): string => text.replace(unseen, (character) => character.split('').map(escaped).join(''))

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Without them, for comments. Line breaks of every kind become the plain one first. */
export const withoutUnseen = (text: string): string => text.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(unseen, '')

/** The first sentence or paragraph of a text, on one line. */
export function firstSentence(text: string): string {
  const paragraph =
    withoutUnseen(text)
      .trim()
      .split(/\n\s*\n/)[0] ?? ''
  const line = paragraph.replace(/\s+/g, ' ')
  return /^.{1,200}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

/** The first sentence about a tool, for a comment of one line. */
export const inShort = (description: string | undefined): string | undefined =>
  description === undefined || description.trim() === '' ? undefined : firstSentence(description)

/** What a tool says about itself, without the guidance before it and the summary behind it. */
export const ownDescription = ({ description }: Pick<ResolvedTool, 'description'>): string | undefined =>
  description.find(({ from }) => 'node' in from)?.text
