import './lib/node-version.mjs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/paths.mjs'

// `npm start`: from a fresh clone to the running app. What is up to date is left alone.
if ((await ensureInstalled()) && (await ensureBuilt())) {
  // In this same process: signals, exit status and standard streams need no forwarding.
  const bin = inProject('bin', 'toolwright.js')
  process.argv = [process.execPath, bin, 'serve', ...process.argv.slice(2)]
  await import(pathToFileURL(bin).href)
} else {
  process.exitCode = 1
}
