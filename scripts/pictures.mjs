// npm run pictures: every screen that has one, light and dark, wide and narrow, into .cache/pictures; those of the README into docs/pictures.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { findChromium } from './needs/chromium.mjs'

const { chromium } = await import('playwright')
const token = 'pictures-token-0123456789'
const dataDir = mkdtempSync(join(tmpdir(), 'toolwright-pictures-'))
const app = spawn(process.execPath, ['bin/toolwright.js', 'serve', '--no-open', '--port', '0', '--data', dataDir], {
  cwd: root,
  env: { ...process.env, TOOLWRIGHT_TOKEN: token },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [, origin] = await new Promise((resolve) => app.stdout.once('data', (text) => resolve(/(http:\/\/[^/]+)\//.exec(String(text)))))

const ask = async (path, body) => {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}
const stdio = (name, args) => ask('/connections', { name, transport: { type: 'stdio', command: process.execPath, args, cwd: root } })

await ask('/connections/sample')
await ask('/connections/sample/connect')
await ask('/connections/sample/calls', { tool: 'station_report', arguments: { station_id: 'ST-001' } })
const failing = await stdio('files', ['e2e/servers/exits.mjs', '7', '--at-start'])
await ask(`/connections/${failing.id}/connect`)

const screens = [
  ['home', '/'],
  ['add-server', '/servers/new'],
  ['server', '/servers/sample'],
  ['try', '/servers/sample/tools/station_report/try'],
  ['form', '/servers/sample/tools/add_note/try'],
  ['definition', '/servers/sample/tools/update_note/definition'],
  ['failed', `/servers/${failing.id}`],
  ['settings', '/settings'],
]
const kept = new Set(['try-light-1440', 'definition-dark-1440'])

const found = await findChromium()
if (!found.path) throw new Error(found.reason)
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const folder of ['.cache/pictures', 'docs/pictures']) mkdirSync(join(root, folder), { recursive: true })
  for (const colorScheme of ['light', 'dark']) {
    for (const width of [1440, 900]) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.goto((await ask('/launch/keys')).url)
      await page.waitForURL(`${origin}/`)
      await page.evaluate(
        (draft) => localStorage.setItem('toolwright.draft.sample.station_report', draft),
        JSON.stringify({ value: { station_id: 'ST-001' } }),
      )
      for (const [name, path] of screens) {
        await page.goto(origin + path)
        await page.waitForLoadState('networkidle').catch(() => {})
        await page.waitForTimeout(700)
        const file = `${name}-${colorScheme}-${width}`
        await page.screenshot({ path: join(root, '.cache/pictures', `${file}.png`) })
        if (kept.has(file)) await page.screenshot({ path: join(root, 'docs/pictures', `${name}-${colorScheme}.png`) })
      }
      await context.close()
    }
  }
  process.stdout.write(`${screens.length * 4} pictures in .cache/pictures\n`)
} finally {
  await browser.close()
  app.kill('SIGTERM')
  await new Promise((resolve) => app.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}
