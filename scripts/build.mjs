import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

// `npm run build`: builds both halves, also when nothing changed.
if (!((await ensureInstalled()) && (await ensureBuilt({ force: true, verbose: true })))) process.exitCode = 1
