import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts)

/** The script behind an installed package's command, to be run by this same Node: needs no shell on any system. */
export function binOf(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
