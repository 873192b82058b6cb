import { join } from 'node:path'
import { connectServer, startApp } from './lib/app.mjs'
import { bareCosts, clickUntil, cpus, openTab, pressKey, settled, startBrowser, threadMs, walls } from './lib/browser.mjs'
import { median, spread } from './lib/figures.mjs'

const count = 5_000
const rounds = 9
const queries = ['get weather station', 'update calendar 42', 'owner']
const rows = '[role="treeitem"][aria-level="2"]'

/** The list of a very large server in the page: opened, searched, walked. */
export const bench = {
  id: 'page-tools',
  title: `A list of ${count.toLocaleString('en')} tools in the page`,
  async run(context) {
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const { path } = await connectServer(app, join(context.root, 'e2e', 'servers', 'many-tools.mjs'), { args: [String(count)] })
    const server = {
      link: `nav a[href^="${path.replace('/api/connections', '/servers')}"]`,
      address: path.replace('/api/connections', '/servers'),
    }
    const bare = await bareCosts(browser, rounds)
    const tab = await openTab(browser, app)
    const opened = await openings(tab, server)
    const keys = await search(tab)
    const changes = { try: await walk(tab, 'try'), definition: await walk(tab, 'definition') }
    await tab.close()
    return rowsOf({ bare, opened, keys, changes })
  },
}

/** Its address, its link in the rail for the first time, and its link when the list was read before. */
async function openings(tab, { link, address }) {
  const { page, origin } = tab
  const taken = { address: [], unread: [], again: [] }
  for (let round = -1; round < rounds; round++) {
    await page.goto(origin + address, { waitUntil: 'commit' })
    const wall = await page.evaluate((wanted) => window.bench.sinceNavigation(wanted), { selector: rows, count: 5 })
    const direct = { wall, cpu: await threadMs(tab) }
    await page.goto(`${origin}/`)
    const unread = await clickUntil(tab, page.locator(link), { selector: rows, count: 5 })
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const again = await clickUntil(tab, page.locator(link), { selector: rows, count: 5 })
    if (round < 0) continue
    taken.address.push(direct)
    taken.unread.push(unread)
    taken.again.push(again)
  }
  return taken
}

/** Each letter of each query, typed as it comes. */
async function search(tab) {
  const filter = tab.page.getByLabel('Filter tools')
  const taken = []
  for (let round = -1; round < 3; round++)
    for (const query of queries) {
      await filter.fill('')
      await tab.page.waitForFunction((selector) => document.querySelectorAll(selector).length > 5, rows)
      await filter.focus()
      for (const letter of query) {
        const key = await pressKey(tab, letter)
        if (round >= 0) taken.push({ ...key, typed: `"${letter}" of "${query}"` })
      }
    }
  await filter.fill('')
  await settled(tab)
  return taken
}

/** From one tool to the next, down the list. */
async function walk(tab, panel) {
  const { page } = tab
  const ready = { try: 'section[aria-label="Arguments"] [data-at^="/"]', definition: '[aria-label="Input schema"] li' }[panel]
  const tools = page.locator(rows)
  await tools.nth(0).click()
  await page.getByRole('tab', { name: panel === 'try' ? 'Try' : 'Definition' }).click()
  await page.locator(ready).first().waitFor()
  const taken = []
  for (let round = -2; round < rounds; round++) {
    const target = tools.nth(round + 4)
    const name = await target.evaluate((row) => decodeURIComponent(row.pathname.split('/').at(-2)))
    const change = await clickUntil(tab, target, { selector: 'main h2 + code', text: name, and: { selector: ready } })
    if (round >= 0) taken.push(change)
  }
  return taken
}

function rowsOf({ bare, opened, keys, changes }) {
  const click = median(walls(bare.clicks))
  const row = (measure, values, atMost, words) => ({
    measure,
    value: median(walls(values)),
    unit: 'ms',
    baseline: click,
    target: { atMost },
    note: `${words}; ${spread(walls(values), ' ms')}; ${Math.round(median(cpus(values)))} ms CPU of the page`,
  })
  const worst = keys.reduce((a, b) => (b.cpu > a.cpu ? b : a))
  const name = `list of ${count.toLocaleString('en')} tools`
  return [
    row(
      `${name}, its address opened`,
      opened.address,
      300,
      'from the navigation to the first rows painted, scripts from the cache, the list read from the app',
    ),
    row(
      `${name}, its server clicked`,
      opened.unread,
      300,
      'from the click in the rail to the first rows painted, the list read from the app',
    ),
    row(`${name}, clicked again`, opened.again, 300, 'the list is at hand'),
    {
      measure: `${name}, worst key in the search, CPU`,
      value: worst.cpu,
      unit: 'ms',
      baseline: Math.max(...cpus(bare.keys)),
      target: { atMost: 50 },
      note: `${worst.typed}, of ${keys.length} keys; median ${median(cpus(keys)).toFixed(1)} ms; all that the page's thread does until it is idle; baseline: a bare input`,
    },
    {
      measure: `${name}, worst key in the search, to the next frame`,
      value: Math.max(...walls(keys)),
      unit: 'ms',
      baseline: Math.max(...walls(bare.keys)),
      note: `median ${median(walls(keys)).toFixed(1)} ms`,
    },
    row('change of tool, its form', changes.try, 100, 'from the click on its row; baseline here and above: a click on a bare page'),
    row('change of tool, its definition', changes.definition, 100, `in a list of ${count.toLocaleString('en')}`),
  ]
}
