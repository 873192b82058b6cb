import { lineWidth, withoutUnseen, wrap } from '../text'

const paragraphsOf = (paragraphs: readonly (string | undefined)[]) =>
  paragraphs.map((paragraph) => withoutUnseen(paragraph ?? '').trim()).filter((paragraph) => paragraph !== '')

/** A docstring; a text can neither end it early nor start an escape. The first paragraph stands on the first line. */
export function docstring(paragraphs: readonly (string | undefined)[], width = lineWidth): string {
  const text = paragraphsOf(paragraphs).join('\n\n').replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replaceAll('\t', ' ')
  const lines = wrap(`"""${text}`, Math.max(40, width))
  const last = lines.at(-1) ?? ''
  if (lines.length > 1) return [...lines, '"""'].join('\n')
  return last.length + 3 > width || last.length === 3 ? `${last}\n"""` : `${last}${/"$/.test(text) ? ' ' : ''}"""`
}

/** A comment in lines of its own. */
export const comment = (text: string, width = lineWidth): string =>
  wrap(withoutUnseen(text), width - 2)
    .map((line) => `# ${line}`.trimEnd())
    .join('\n')
