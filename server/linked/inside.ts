import { isAbsolute, relative } from 'node:path'

/** Whether a path, with all links in it followed, stands in a folder or below it. */
export function isInside(folder: string, real: string): boolean {
  const way = relative(folder, real)
  return way !== '' && !way.startsWith('..') && !isAbsolute(way)
}
