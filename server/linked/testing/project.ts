import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of a person's own, gone when the test is over. */
export type Project = {
  folder: string
  write(name: string, text: string | Buffer): void
  read(name: string): string
  /** As editors save: a new file takes the place of the old one. */
  renameSave(name: string, text: string): void
}

export function aProject(files: Record<string, string | Buffer> = {}): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'toolwright-project-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project: Project = {
    folder,
    write: (name, text) => writeFileSync(join(folder, name), text),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    renameSave: (name, text) => {
      project.write(`${name}~`, text)
      renameSync(join(folder, `${name}~`), join(folder, name))
    },
  }
  for (const [name, text] of Object.entries(files)) project.write(name, text)
  return project
}

/** A definition as a person keeps it, with comments, line ends of Windows and a comma too many. */
export const cacheText = [
  '{',
  '\t// Caches of GitHub Actions',
  '\t"name": "cache",',
  '\t"description": "Manages caches.", // shown to models',
  '\t"command": "gh cache",',
  '\t"subcommand": [',
  '\t\t{ "name": "list", "description": "Lists caches." },',
  '\t\t/* asks nothing: careful */',
  '\t\t{ "name": "delete", "description": "Deletes a cache.", "options": [{ "name": "all", "type": "boolean", "description": "All" }] },',
  '\t]',
  '}',
  '',
].join('\r\n')

export const viewText =
  '{"name":"view","description":"Views.","command":"gh view","subcommand":[{"name":"default","description":"Views."}]}'
