// npm run pictures: every screen that has one, light and dark, wide and narrow, into .cache/pictures; those of the README into docs/pictures.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/paths.mjs'
import { findChromium } from './needs/chromium.mjs'
import { linkedFolder } from './pictures/linked.mjs'
import { notes } from './pictures/notes.mjs'
import { screensAt } from './pictures/screens.mjs'
import { toolset } from './pictures/toolset.mjs'

const { chromium } = await import('playwright')
const token = 'pictures-token-0123456789'
const dataDir = mkdtempSync(join(tmpdir(), 'toolwright-pictures-'))
const app = spawn(process.execPath, ['bin/toolwright.js', 'serve', '--no-open', '--port', '0', '--data', dataDir], {
  cwd: root,
  env: { ...process.env, TOOLWRIGHT_TOKEN: token },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [, origin] = await new Promise((resolve) => app.stdout.once('data', (text) => resolve(/(http:\/\/[^/]+)\//.exec(String(text)))))

const ask = async (path, body, method = 'POST') => {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

await ask('/connections/sample')
await ask('/connections/sample/connect')
await ask('/connections/sample/calls', { tool: 'station_report', arguments: { station_id: 'ST-001' } })
const made = async (name, { connect = true, args = [], ...more } = {}) => {
  const transport = { type: 'stdio', command: process.execPath, args: [`e2e/servers/${name}.mjs`, ...args], cwd: root }
  const { id } = await ask('/connections', { name, transport, ...more })
  if (connect) await ask(`/connections/${id}/connect`)
  return `/servers/${id}`
}
const screens = screensAt({
  ask,
  toolset,
  idle: await made('takes', { connect: false }),
  failing: await made('exits', { args: ['7', '--at-start'] }),
  breaking: await made('breaks-output'),
  odd: await made('odd-answers'),
  silent: await made('silent', { timeoutMs: 300 }),
  slow: await made('progress'),
  faulty: await made('odd-tools'),
  design: `/toolsets/${(await ask('/toolsets', { toolset })).id}`,
  empty: `/toolsets/${(await ask('/toolsets', { toolset: { format: 1, name: 'new', rules: 'mcp', nodes: [] } })).id}`,
  linked: `/toolsets/${(await ask('/toolsets/open', { path: linkedFolder(dataDir) })).id}`,
  notes: `/toolsets/${(await ask('/toolsets', { toolset: notes })).id}`,
})
const kept = new Set(['try-light-1440', 'definition-dark-1440', 'code-light-1440', 'preview-light-1440', 'designer-light-1440'])

/** `npm run pictures -- wire calls` takes those only, `--widths=360,1100 --themes=dark` other widths and one theme. */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '1440,900' }, themes: { type: 'string', default: 'light,dark' } },
})
const widths = values.widths.split(',').map(Number)
const themes = values.themes.split(',')
const taken = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const onlySample = async (route) => {
  const answer = await route.fetch()
  const { connections } = await answer.json()
  await route.fulfill({ json: { connections: connections.filter(({ id }) => id === 'sample') } })
}

const onlyDesign = async (route) => {
  const answer = await route.fetch()
  const { toolsets } = await answer.json()
  await route.fulfill({ json: { toolsets: toolsets.slice(0, 1) } })
}

const found = await findChromium()
if (!found.path) throw new Error(found.reason)
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const folder of ['.cache/pictures', 'docs/pictures']) mkdirSync(join(root, folder), { recursive: true })
  for (const colorScheme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.goto((await ask('/launch/keys')).url)
      await page.waitForURL(`${origin}/`)
      await page.evaluate(
        (draft) => localStorage.setItem('toolwright.draft.sample.station_report', draft),
        JSON.stringify({ value: { station_id: 'ST-001' } }),
      )
      for (const { name, path, act, after } of taken) {
        const file = `${name}-${colorScheme}-${width}`
        // The servers that misbehave for these pictures have no place in those of the README.
        if (kept.has(file)) {
          await page.route('**/api/connections', onlySample)
          await page.route('**/api/toolsets', onlyDesign)
        }
        await page.goto(origin + path)
        await page.waitForLoadState('networkidle').catch(() => {})
        await act?.(page)
        await page.waitForTimeout(700)
        await page.screenshot({ path: join(root, '.cache/pictures', `${file}.png`) })
        if (kept.has(file)) await page.screenshot({ path: join(root, 'docs/pictures', `${name}-${colorScheme}.png`) })
        await page.unrouteAll()
        await after?.(page)
      }
      await context.close()
    }
  }
  process.stdout.write(`${taken.length * themes.length * widths.length} pictures in .cache/pictures\n`)
} finally {
  await browser.close()
  app.kill('SIGTERM')
  await new Promise((resolve) => app.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}
