import { type Source, sourceLabel, sourceLink } from './evidence'

export const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

/** A source as a link with its day. */
export const cited = (source: Source) => `[${plain(sourceLabel(source))}](${sourceLink(source)}), ${source.date}`

export const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${plain(step)}`).join('\n')

export const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** What a heading is called by in a link. */
export const anchor = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

/** Text in which nothing is markup, but for what stands in backticks. */
export const plain = (text: string) =>
  text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\*_<>[\]|]/g, '\\$&')))
    .join('')
