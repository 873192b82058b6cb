import { startApp } from './lib/app.mjs'
import { bareCosts, clickUntil, cpus, openTab, pressKey, settled, startBrowser, walls } from './lib/browser.mjs'
import { median, spread } from './lib/figures.mjs'
import { createToolset } from './lib/toolsets.mjs'

const rounds = 9
const count = 200
const grid = '[role="grid"][aria-label="What each client does with each tool"]'

/** The preview in the page: all tools in all clients, and one tool that is being written. */
export const bench = {
  id: 'page-preview',
  title: 'What clients make of tools, in the page',
  async run(context) {
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const bare = await bareCosts(browser, rounds)
    const id = await createToolset(app, count)
    const tab = await openTab(browser, app)
    const matrix = await matrices(tab, `/toolsets/${id}/all/code`)
    const keys = await typing(tab, `/toolsets/${id}/tools/t7/definition`)
    await tab.close()
    return rowsOf({ bare, matrix, keys })
  },
}

/** From the code of all tools to their matrix: every round computes and draws it anew. */
async function matrices(tab, address) {
  const { page, origin } = tab
  await page.goto(origin + address)
  const panels = page.getByRole('tablist', { name: 'Panels' })
  const taken = []
  for (let round = -2; round < rounds; round++) {
    const drawn = await clickUntil(tab, panels.getByRole('tab', { name: 'Preview' }), {
      selector: `${grid} [role="rowheader"]`,
      count: 10,
    })
    if (round >= 0) taken.push(drawn)
    await panels.getByRole('tab', { name: 'Code' }).click()
    await page.locator(grid).waitFor({ state: 'detached' })
  }
  return taken
}

/** Letters typed into the description, with the preview of the tool in sight beside it. */
async function typing(tab, address) {
  const { page, origin } = tab
  await page.goto(origin + address)
  const pane = page.getByRole('complementary', { name: 'Side pane' })
  await pane.getByRole('tab', { name: 'Preview' }).click()
  await pane.getByText('Returns item 7').first().waitFor()
  await page.getByRole('textbox', { name: 'Description', exact: true }).first().click()
  await page.keyboard.press('Control+End')
  await settled(tab)
  const taken = []
  let typed = ''
  for (let round = -3; round < 4 * rounds; round++) {
    const letter = 'abcdefgh'[(round + 8) % 8]
    const key = await pressKey(tab, letter)
    typed += letter
    if (round >= 0) taken.push(key)
  }
  await pane.getByText(typed).first().waitFor({ state: 'attached' })
  return taken
}

function rowsOf({ bare, matrix, keys }) {
  return [
    {
      measure: `matrix of all clients and ${count} tools`,
      value: median(walls(matrix)),
      unit: 'ms',
      baseline: median(walls(bare.clicks)),
      target: { atMost: 100 },
      note: `computed and painted, from the click on its tab; ${spread(walls(matrix), ' ms')}; ${Math.round(median(cpus(matrix)))} ms CPU of the page; baseline: a click on a bare page`,
    },
    {
      measure: 'key in a description, its preview updated, CPU',
      value: median(cpus(keys)),
      unit: 'ms',
      baseline: median(cpus(bare.keys)),
      target: { atMost: 50 },
      note: `editor, tree and preview, in a toolset of ${count} tools, until the page is idle; ${spread(cpus(keys), ' ms')}; to the next frame ${median(walls(keys)).toFixed(1)} ms; baseline: a bare input`,
    },
  ]
}
