import './lib/node-version.mjs'
import { checkStyle, checkTypes } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/say.mjs'

// `npm run check`: types, lint and format. `--fix` mends what can be mended.
const fix = process.argv.includes('--fix')
if (await ensureInstalled()) {
  const types = await checkTypes()
  const style = await checkStyle({ fix })
  if (!types) say('The types do not fit.')
  if (!style) say(fix ? 'Something is left that Biome cannot mend.' : 'Lint or format is off: npm run check -- --fix mends most of it.')
  process.exitCode = types && style ? 0 : 1
} else {
  process.exitCode = 1
}
