import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectServer, startApp } from './lib/app.mjs'
import { bareCosts, startBrowser } from './lib/browser.mjs'
import { filled } from './lib/filled.mjs'
import { formRows, measureForm } from './lib/forms.mjs'
import { Skipped } from './skipped.mjs'

const forms = [
  { name: 'largest real form', file: 'sequenzy__mcp', tool: 'insert_sequence_step' },
  { name: 'deepest real form', file: 'salesforce__mcp', tool: 'score_issues' },
]

/** No form need be larger; this is what a person still takes for at once. */
const usable = { mounted: 300, key: 50, definition: 100 }
const small = { name: 'small', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }

/** The forms of real tools that ask the most of us, every field filled and open. */
export const bench = {
  id: 'page-real-forms',
  title: 'Forms of real tools in the page',
  async run(context) {
    const { TOOLWRIGHT_CORPUS: corpus, TOOLWRIGHT_SKIP_CORPUS: reason } = process.env
    if (!corpus) throw new Skipped(reason ?? 'TOOLWRIGHT_CORPUS names no folder.')
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const bare = await bareCosts(browser, 9)
    const rows = []
    for (const { name, file, tool } of forms) {
      const { tools } = JSON.parse(readFileSync(join(corpus, 'tools', `${file}.json`), 'utf8'))
      const found = tools.find((each) => each.name === tool)
      const copy = join(context.temporaryFolder(), 'list.json')
      writeFileSync(copy, JSON.stringify({ tools: [small, found] }))
      const { path } = await connectServer(app, join(context.root, 'e2e', 'long', 'replay.mjs'), { args: [copy] })
      const { value, places } = filled(found.inputSchema)
      const draft = { value, notes: { opened: Object.fromEntries(places.map((place) => [place, true])) } }
      const taken = await measureForm(browser, app, { path, tool, other: small.name, fields: places.length, draft })
      rows.push(...formRows(`${name} (${tool}, ${places.length} fields)`, taken, bare, usable))
    }
    return rows
  },
}
