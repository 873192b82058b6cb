import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './paths.mjs'

const isTest = /(^|\/)testing\/|\.(test|contract|spec)\.tsx?$/

/** One hash over the content of files and folders, tests left out: it changes when, and only when, a build would. */
export function hashSources(paths, base = root) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesOf(path, base))) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(base, path)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

function filesOf(path, base) {
  const stat = statSync(join(base, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(join(base, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(base.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !isTest.test(file))
    .sort()
}
