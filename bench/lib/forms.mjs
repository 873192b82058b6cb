import { clickUntil, cpus, openTab, pressKey, walls } from './browser.mjs'
import { median, spread } from './figures.mjs'

const row = (tool) => `[role="treeitem"][href*="/tools/${encodeURIComponent(tool)}/"]`

/**
 * Opens the form of a tool again and again, from another tool's, and types into its last text field. `fields` is how many
 * there must be to be seen before it counts as mounted; `draft` is what somebody has put in before.
 */
export async function measureForm(browser, app, { path, tool, other, fields, draft, rounds = 9 }) {
  const tab = await openTab(browser, app)
  const key = `toolwright.draft.${path.split('/').at(-1)}.${tool}`
  if (draft) await tab.page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, JSON.stringify(draft)])
  const { page, origin } = tab
  const place = 'section[aria-label="Arguments"] [data-at^="/"]'
  const address = `${origin}${path.replace('/api/connections', '/servers')}`
  await page.goto(`${address}/tools/${encodeURIComponent(other)}/try`)
  await page.locator(row(other)).waitFor()
  const mounted = []
  const keys = []
  for (let round = -2; round < rounds; round++) {
    await page.locator(row(other)).click()
    await page.locator('main h2 + code, main h2', { hasText: other }).first().waitFor()
    const awaited = { selector: place, count: fields, and: { selector: 'main h2 + code, main h2', text: tool } }
    const mount = await clickUntil(tab, page.locator(row(tool)), awaited)
    await page.locator(`${place} :is(input[type="text"], textarea)`).last().focus()
    const typed = []
    for (const letter of 'abcde') typed.push(await pressKey(tab, letter))
    if (round < 0) continue
    mounted.push(mount)
    keys.push(...typed)
  }
  const definition = await measureDefinition(tab, { tool, other, address, rounds })
  await tab.close()
  return { mounted, keys, definition }
}

async function measureDefinition(tab, { tool, other, address, rounds }) {
  const { page } = tab
  await page.goto(`${address}/tools/${encodeURIComponent(other)}/definition`)
  const taken = []
  for (let round = -2; round < rounds; round++) {
    await page.locator(row(other)).click()
    await page.locator('dl [data-key="name"]', { hasText: `"${other}"` }).waitFor()
    const awaited = { selector: '[aria-label="Input schema"] li', and: { selector: 'dl [data-key="name"]', text: `"${tool}"` } }
    const change = await clickUntil(tab, page.locator(row(tool)), awaited)
    if (round >= 0) taken.push(change)
  }
  return taken
}

/** The rows of one form beside what a click and a key cost on a bare page. */
export function formRows(name, { mounted, keys, definition }, bare, targets = {}) {
  const target = (atMost) => (atMost === undefined ? {} : { target: { atMost } })
  const timed = (measure, taken, atMost) => ({
    measure,
    value: median(walls(taken)),
    unit: 'ms',
    baseline: median(walls(bare.clicks)),
    ...target(atMost),
    note: `from the click on its row; ${spread(walls(taken), ' ms')}; ${Math.round(median(cpus(taken)))} ms CPU of the page`,
  })
  return [
    timed(`${name}, mounted`, mounted, targets.mounted),
    {
      measure: `${name}, a key, CPU`,
      value: median(cpus(keys)),
      unit: 'ms',
      baseline: median(cpus(bare.keys)),
      ...target(targets.key),
      note: `all that the page's thread does until it is idle; worst ${Math.max(...cpus(keys)).toFixed(1)} ms of ${keys.length} keys; baseline: a bare input`,
    },
    timed(`${name}, its definition`, definition, targets.definition),
  ]
}
