import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const endings = process.platform === 'win32' ? ['.exe'] : ['']

/** The first program of one of these names on the PATH, in the order of the names. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of names) {
    for (const folder of folders) {
      const found = endings.map((ending) => join(folder, name + ending)).find(isProgram)
      if (found) return found
    }
  }
  return undefined
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The folder `inside` each folder of `parent` whose name starts with `prefix`, newest version first. */
export function versioned(parent, prefix, inside) {
  const version = (name) => Number.parseFloat(name.replace(/^\D+/, '')) || 0
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix))
      .sort((a, b) => version(b) - version(a))
      .map((name) => join(parent, name, inside))
  } catch {
    return []
  }
}
