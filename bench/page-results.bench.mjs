import { join } from 'node:path'
import { connectServer, startApp } from './lib/app.mjs'
import { clickUntil, cpus, openTab, startBrowser, walls } from './lib/browser.mjs'
import { median, spread } from './lib/figures.mjs'
import { openCaller } from './lib/http.mjs'

const sizes = [
  { megabytes: 1, atMost: 1_000 },
  { megabytes: 5, atMost: 2_000 },
]
const rounds = 5

/** A large answer: from the click on Call until it stands as a tree, beside the same call without a page. */
export const bench = {
  id: 'page-results',
  title: 'Large results in the page',
  async run(context) {
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const { path } = await connectServer(app, join(context.root, 'bench', 'servers', 'json-result.mjs'))
    const tab = await openTab(browser, app)
    const rows = []
    for (const { megabytes, atMost } of sizes) {
      const bytes = megabytes * 1_000_000
      const taken = { page: [], api: [] }
      for (let round = -1; round < rounds; round++) {
        const api = await callOverHttp(app, path, bytes)
        const page = await callInPage(tab, path, { bytes, run: round + 2 })
        if (round < 0) continue
        taken.api.push(api)
        taken.page.push(page)
      }
      rows.push({
        measure: `JSON result of ${megabytes} MB, shown as a tree`,
        value: median(walls(taken.page)),
        unit: 'ms',
        baseline: median(taken.api),
        target: { atMost },
        note: `from the click on Call; ${spread(walls(taken.page), ' ms')}; ${Math.round(median(cpus(taken.page)))} ms CPU of the page; baseline: the same call over HTTP (${spread(taken.api, ' ms')})`,
      })
    }
    await tab.close()
    return rows
  },
}

/** On a socket of its own: one that waits for the page is closed meanwhile. */
async function callOverHttp(app, path, bytes) {
  const caller = await openCaller(app)
  const since = performance.now()
  await caller.post(`${path}/calls`, { tool: 'report', arguments: { bytes } })
  const ms = performance.now() - since
  caller.close()
  return ms
}

async function callInPage(tab, path, { bytes, run }) {
  const { page, origin } = tab
  await page.goto(`${origin}${path.replace('/api/connections', '/servers')}/tools/report/try`)
  await page.locator('[data-at="/bytes"] input').fill(String(bytes))
  await page.locator('[data-at="/run"] input').fill(String(run))
  const call = page.getByRole('button', { name: /^Call tool/ })
  return clickUntil(tab, call, { selector: 'section[aria-label="Result"] [role="treeitem"]', text: `"run ${run}"` })
}
