import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

// `npm run dev`: the page with hot reload, and the server, rebuilt and started again when its sources change.
// Arguments go to `toolwright serve`.
if ((await ensureInstalled()) && (await ensureBuilt({ only: ['web'] }))) {
  const { develop } = await import('./dev/develop.mjs')
  await develop(process.argv.slice(2))
} else {
  process.exitCode = 1
}
