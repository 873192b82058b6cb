#!/usr/bin/env node
import { existsSync } from 'node:fs'

const cli = new URL('../dist/server/cli.js', import.meta.url)
if (existsSync(cli)) {
  await import(cli.href)
} else {
  process.stderr.write(
    'Toolwright is not built yet. In its folder, run "npm start" to set it up and start it, or "npm run build" to build it only.\n',
  )
  process.exitCode = 2
}
