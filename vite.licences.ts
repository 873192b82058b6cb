import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What a package asks of those who pass it on. */
export type Licence = { name: string; version: string; licence: string; text: string }

type Package = {
  name: string
  version: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Every package that comes with the program, as its own files say; of those for other systems, what is installed. */
export function licencesIn(root: string): Licence[] {
  const found = new Map<string, Licence>()
  const walk = (folder: string) => {
    const { dependencies, optionalDependencies } = packageIn(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const inside = folderOf(name, folder)
      if (!inside) continue
      const own = packageIn(inside)
      const id = `${own.name} ${own.version}`
      if (found.has(id)) continue
      found.set(id, { name: own.name, version: own.version, licence: licenceOf(own), text: textIn(inside) })
      walk(inside)
    }
  }
  walk(root)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const packageIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** Where Node would find a package that is asked for from a folder. */
function folderOf(name: string, from: string): string | undefined {
  const candidate = join(from, 'node_modules', name)
  if (existsSync(join(candidate, 'package.json'))) return candidate
  return dirname(from) === from ? undefined : folderOf(name, dirname(from))
}

function licenceOf({ license, licenses = [] }: Package): string {
  if (typeof license === 'string') return license
  return [license, ...licenses].flatMap((one) => one?.type ?? []).join(' or ') || 'not named'
}

function textIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
}

/** Puts `licences.json` beside the page. */
export function licences(root: string): Plugin {
  const source = () => JSON.stringify(licencesIn(root))
  return {
    name: 'licences',
    configureServer: (server) => void server.middlewares.use('/licences.json', (_, response) => void response.end(source())),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: source() })
    },
  }
}
