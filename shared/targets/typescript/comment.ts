import { lineWidth, withoutUnseen, wrap } from '../text'

/** A documentation comment; nothing for nothing. A text cannot end it early. */
export function docComment(paragraphs: readonly (string | undefined)[], width = lineWidth): string | undefined {
  const text = paragraphs
    .map((paragraph) => withoutUnseen(paragraph ?? '').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n')
    .replaceAll('*/', '*\\/')
  if (text === '') return undefined
  if (!text.includes('\n') && text.length + 7 <= width) return `/** ${text} */`
  const body = wrap(text, Math.max(40, width - 3)).map((line) => (line === '' ? ' *' : ` * ${line}`))
  return ['/**', ...body, ' */'].join('\n')
}
