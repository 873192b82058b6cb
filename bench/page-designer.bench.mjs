import { startApp } from './lib/app.mjs'
import { bareCosts, cpus, openTab, pressKey, settled, startBrowser, threadMs, walls } from './lib/browser.mjs'
import { median, spread } from './lib/figures.mjs'
import { createToolset } from './lib/toolsets.mjs'

const rounds = 9
const [edited, large] = [200, 1_000]

/** The designer in the page: a key in a field, a large toolset opened, a node carried to another place. */
export const bench = {
  id: 'page-designer',
  title: 'Designing in the page',
  async run(context) {
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const bare = await bareCosts(browser, rounds)
    const tab = await openTab(browser, app)
    const small = await createToolset(app, edited)
    const big = await createToolset(app, large)
    const keys = await typing(tab, `/toolsets/${small}/tools/t7/definition`)
    const opened = await openings(tab, `/toolsets/${big}`)
    const moves = await moving(tab)
    await tab.close()
    return rowsOf({ bare, keys, opened, moves })
  },
}

/** Letters typed into the description, with the JSON of the tool in sight beside it. */
async function typing(tab, address) {
  const { page, origin } = tab
  await page.goto(origin + address)
  const field = page.getByRole('textbox', { name: 'Description', exact: true }).first()
  await field.click()
  await page.keyboard.press('End')
  const taken = []
  for (let round = -3; round < 4 * rounds; round++) {
    const key = await pressKey(tab, 'abcdefgh'[(round + 8) % 8])
    if (round >= 0) taken.push(key)
  }
  return taken
}

async function openings(tab, address) {
  const { page, origin } = tab
  const taken = []
  for (let round = -1; round < rounds; round++) {
    await page.goto(origin + address, { waitUntil: 'commit' })
    const wall = await page.evaluate((wanted) => window.bench.sinceNavigation(wanted), {
      selector: '[role="treeitem"]',
      count: 10,
      and: { selector: 'main h2' },
    })
    if (round >= 0) taken.push({ wall, cpu: await threadMs(tab) })
  }
  return taken
}

/** A tool moved by a key, down among its siblings: what a drag ends with. */
async function moving(tab) {
  const { page } = tab
  await page.getByRole('tree', { name: 'Tools' }).focus()
  await page.keyboard.press('ArrowDown')
  await settled(tab)
  const taken = []
  for (let round = -1; round < rounds; round++) {
    const move = await pressKey(tab, 'Alt+ArrowDown')
    if (round >= 0) taken.push(move)
  }
  return taken
}

function rowsOf({ bare, keys, opened, moves }) {
  const row = (measure, taken, baseline, atMost, words) => ({
    measure,
    value: median(cpus(taken)),
    unit: 'ms',
    baseline: median(cpus(baseline)),
    target: { atMost },
    note: `${words}; ${spread(cpus(taken), ' ms')}; to the next frame ${median(walls(taken)).toFixed(1)} ms`,
  })
  return [
    row(
      `key in a toolset of ${edited} tools, all updated, CPU`,
      keys,
      bare.keys,
      50,
      'editor, tree, head and JSON, until the page is idle; baseline: a bare input',
    ),
    {
      measure: `toolset of ${large.toLocaleString('en')} tools opened`,
      value: median(walls(opened)),
      unit: 'ms',
      baseline: median(walls(bare.clicks)),
      target: { atMost: 500 },
      note: `from the navigation to tree and first tool painted; ${spread(walls(opened), ' ms')}; ${Math.round(median(cpus(opened)))} ms CPU of the page; baseline: a click on a bare page`,
    },
    row(
      `node moved in a tree of ${large.toLocaleString('en')}, CPU`,
      moves,
      bare.keys,
      50,
      'by key, as a drag ends; baseline: a bare input',
    ),
  ]
}
