import { isDoc, type Json, member } from './json'

/** The kinds of picture that clients must or should draw. */
export const iconTypes = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp'] as const

/** A picture inside a definition goes to every client with every list. */
export const largestIcon = 64_000

export type IconProblem = { at: 'src' | 'mimeType' | 'sizes' | 'theme' | ''; message: string }

/** What keeps a client from drawing an icon, each at the member it concerns. */
export function iconProblems(icon: Json): IconProblem[] {
  if (!isDoc(icon)) return [{ at: '', message: 'An icon is an object with an address.' }]
  return [...srcProblems(member(icon, 'src')), ...typeProblems(member(icon, 'mimeType')), ...sizesProblems(member(icon, 'sizes'))]
}

const isKnown = (type: string) => (iconTypes as readonly string[]).includes(type.toLowerCase()) || type.toLowerCase() === 'image/jpg'

function srcProblems(src: Json | undefined): IconProblem[] {
  const say = (message: string): IconProblem[] => [{ at: 'src', message }]
  if (typeof src !== 'string' || src === '') return say('An icon needs an address or a file.')
  const inside = /^data:([^;,]*)([;,])/i.exec(src)
  if (!inside)
    return /^https:\/\/[^\s/]+/i.test(src) ? [] : say('The address must begin with https:// or be a data: URI; clients refuse others.')
  if (!isKnown(inside[1] ?? '')) return say(`"${inside[1] || 'nothing'}" is no kind of picture that clients draw: ${iconTypes.join(', ')}.`)
  if (src.length > largestIcon)
    return say(
      `The picture takes ${src.length.toLocaleString('en')} bytes in every list; keep it under ${largestIcon.toLocaleString('en')}.`,
    )
  return []
}

function typeProblems(type: Json | undefined): IconProblem[] {
  if (type === undefined || (typeof type === 'string' && isKnown(type))) return []
  return [{ at: 'mimeType', message: `Clients draw ${iconTypes.join(', ')}.` }]
}

const size = /^(any|[1-9]\d*x[1-9]\d*)$/

function sizesProblems(sizes: Json | undefined): IconProblem[] {
  if (sizes === undefined) return []
  const wrong = Array.isArray(sizes) ? (sizes as Json[]).find((one) => typeof one !== 'string' || !size.test(one)) : sizes
  return wrong === undefined ? [] : [{ at: 'sizes', message: `A size is written as 48x48, or any; ${JSON.stringify(wrong)} is neither.` }]
}
