import type { Json } from '../tool/json'
import type { ArgvAs } from './argv-as'

/** A path that leaves the folder it must stay in. */
export class Outside extends Error {}

/** The absolute path of a text, seen from the working directory; it must stay inside the root. */
export function pathInside(
  text: string,
  directory: Json | undefined,
  { root, follow = (path) => path }: Pick<ArgvAs, 'root' | 'follow'>,
): string {
  if (root === undefined) return text
  const top = follow(absolute('/', root))
  const base = typeof directory === 'string' && directory !== '' ? absolute(top, directory) : top
  const path = follow(absolute(base, text))
  if (path !== top && !path.startsWith(top === '/' ? '/' : `${top}/`))
    throw new Outside(`Path "${text}" is outside the sandbox root "${root}"`)
  return path
}

/** By text alone: `.` and `..` are worked out, nothing is looked up. */
function absolute(base: string, text: string): string {
  const parts: string[] = []
  for (const part of (text.startsWith('/') ? text : `${base}/${text}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}
