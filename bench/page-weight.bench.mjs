import { startApp } from './lib/app.mjs'
import { openTab, settled, startBrowser } from './lib/browser.mjs'
import { openCaller } from './lib/http.mjs'

/** What the page asks of the network: compressed bytes of scripts that really travelled. */
export const bench = {
  id: 'page-weight',
  title: 'Scripts of the page',
  async run(context) {
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const caller = await openCaller(app)
    await caller.post('/api/connections/sample')
    await caller.post('/api/connections/sample/connect')
    caller.close()
    const home = await loads(browser, app, '/', (page) => page.getByRole('heading', { level: 2 }).first())
    const form = await loads(browser, app, '/servers/sample/tools/add_note/try', (page) =>
      page.locator('[data-at^="/"] :is(input, textarea)').first(),
    )
    const preview = await loads(browser, app, '/servers/sample/tools/add_note/preview', (page) => page.getByText('VS Code').first())
    return [
      ...rowsOf('scripts of /', home, 250),
      ...rowsOf('scripts of Try with its form', form, 400),
      ...rowsOf('scripts of Preview, all clients', preview, 400),
    ]
  },
}

/** A first load with nothing in the cache, and a second. */
async function loads(browser, app, path, ready) {
  const tab = await openTab(browser, app)
  const { page, devtools, origin } = tab
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  const load = async () => {
    await page.goto('about:blank')
    const travelled = await countScripts(devtools)
    await page.goto(origin + path)
    await ready(page).waitFor()
    await settled(tab)
    return travelled()
  }
  const taken = { first: await load(), second: await load() }
  await tab.close()
  return taken
}

/** Starts to count; what it gives back ends it, with kilobytes and files. */
async function countScripts(devtools) {
  const scripts = new Set()
  const count = { kB: 0, files: 0 }
  const onResponse = ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId)
  }
  const onFinished = ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId) || encodedDataLength === 0) return
    count.kB += encodedDataLength / 1000
    count.files++
  }
  devtools.on('Network.responseReceived', onResponse)
  devtools.on('Network.loadingFinished', onFinished)
  return () => {
    devtools.off('Network.responseReceived', onResponse)
    devtools.off('Network.loadingFinished', onFinished)
    return count
  }
}

function rowsOf(measure, { first, second }, atMost) {
  return [
    {
      measure,
      value: first.kB,
      unit: 'kB',
      target: { atMost },
      note: `${first.files} files, gzip and headers as they travelled, nothing in the cache`,
    },
    {
      measure: `${measure}, second load`,
      value: second.kB,
      unit: 'kB',
      target: { atMost: 1 },
      note: 'all from the cache but the few lines that set the theme before the first paint',
    },
  ]
}
