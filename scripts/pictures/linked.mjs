// A folder of MTDF files for the pictures of linked toolsets; one of the files is broken.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const cache = `{
  // The caches of GitHub Actions
  "name": "cache",
  "description": "Manages caches.",
  "command": "gh cache",
  "subcommand": [
    { "name": "list", "description": "Lists caches." },
    { "name": "delete", "description": "Deletes a cache." }
  ]
}
`

export function linkedFolder(under) {
  const folder = join(under, 'gh', 'tools')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'cache.json'), cache)
  writeFileSync(join(folder, 'run.json'), cache.replace('"cache",', '"run"'))
  return folder
}
