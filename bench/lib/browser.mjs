import { chromium } from 'playwright'
import { Skipped } from '../skipped.mjs'
import { openCaller } from './http.mjs'
import { watchPaint } from './paint.mjs'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real browser; a benchmark that needs one is skipped where there is none. */
export async function startBrowser(context) {
  const { TOOLWRIGHT_CHROMIUM: executablePath, TOOLWRIGHT_SKIP_CHROMIUM: reason } = process.env
  if (!executablePath) throw new Skipped(reason ?? 'TOOLWRIGHT_CHROMIUM names no Chromium.')
  const browser = await chromium.launch({ executablePath, args })
  context.defer(() => browser.close())
  return browser
}

/** A page of the app in a profile of its own, let in by a launch link; or a bare one, where no app is given. */
export async function openTab(browser, app) {
  const profile = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await profile.addInitScript(watchPaint)
  const page = await profile.newPage()
  const devtools = await profile.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (app) await signIn(page, app)
  return { page, devtools, origin: app && `http://127.0.0.1:${app.port}`, close: () => profile.close() }
}

async function signIn(page, app) {
  const caller = await openCaller(app)
  const { url } = JSON.parse(await caller.post('/api/launch/keys'))
  caller.close()
  await page.goto(url)
  await page.waitForURL(`http://127.0.0.1:${app.port}/`)
}

/** Milliseconds of processor time that the page's own thread has used so far. */
export async function threadMs({ devtools }) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Until the page has drawn what it has to and has nothing more to do. */
export const settled = ({ page }) => page.evaluate(() => window.bench.settled())

const arrived = ({ page }) => page.evaluate(() => window.bench.arrived())

/**
 * One click of the mouse: `wall` from the click until what is awaited stands painted, `cpu` of the page's thread in that time.
 * Awaited is a selector, with `text` it must have, `count` of them there must be, and what else: `and`.
 */
export async function clickUntil(tab, target, awaited) {
  await target.hover()
  await settled(tab)
  await tab.page.evaluate((wanted) => window.bench.expect(wanted), { after: 'click', ...awaited })
  const before = await threadMs(tab)
  await tab.page.mouse.down()
  await tab.page.mouse.up()
  const wall = await arrived(tab)
  return { wall, cpu: (await threadMs(tab)) - before }
}

/** One key: `wall` from the key until the next frame stands, `cpu` of the page's thread until it has nothing more to do. */
export async function pressKey(tab, key) {
  await settled(tab)
  await tab.page.evaluate(() => window.bench.expect({ after: 'keydown' }))
  const before = await threadMs(tab)
  await tab.page.keyboard.press(key === ' ' ? 'Space' : key)
  const wall = await arrived(tab)
  await settled(tab)
  return { wall, cpu: (await threadMs(tab)) - before }
}

/** The same key and click on a page that does nothing: what measuring and the browser cost by themselves. */
export async function bareCosts(browser, rounds) {
  const tab = await openTab(browser)
  await tab.page.goto('about:blank')
  await tab.page.setContent('<input><button>go</button><output></output>')
  await tab.page.evaluate(() =>
    document.querySelector('button').addEventListener('click', () => {
      document.querySelector('output').textContent += 'x'
    }),
  )
  const keys = []
  const clicks = []
  for (let round = 0; round < rounds; round++) {
    clicks.push(await clickUntil(tab, tab.page.locator('button'), { selector: 'output', text: 'x'.repeat(round + 1) }))
    await tab.page.locator('input').focus()
    keys.push(await pressKey(tab, 'a'))
  }
  await tab.close()
  return { keys, clicks }
}

export const walls = (taken) => taken.map(({ wall }) => wall)
export const cpus = (taken) => taken.map(({ cpu }) => cpu)
