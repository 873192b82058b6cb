import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import type { Connection } from '#shared/connections/connection'
import { root, toolwright } from './command'
import type { Product } from './product'
import { freshFolder, running } from './running'

const linkLine = /^Toolwright is ready: http:\/\/127\.0\.0\.1:\d+\/launch#key=[\w-]{20,}(&to=\S+)?\n$/
const progress = ['--', 'node', 'e2e/servers/progress.mjs']

async function connections(product: Product): Promise<Connection[]> {
  return ((await (await product.ask('/api/connections')).json()) as { connections: Connection[] }).connections
}

const redeem = (link: string) =>
  fetch(new URL('/api/launch', link), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: new URLSearchParams(new URL(link).hash.slice(1)).get('key') }),
  })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

test('one line with the link goes to standard output; the token goes nowhere unasked', async () => {
  const dataDir = join(freshFolder(), 'new', 'data')
  const product = await running({ dataDir })
  expect(product.output.stdout).toMatch(linkLine)
  const cookie = cookieOf(await redeem(product.link))
  const pages = await Promise.all(
    ['/', '/launch', '/servers/none', '/no-such-file.js'].map((path) => fetch(product.url + path, { headers: { cookie } })),
  )
  const html = await Promise.all(pages.map((page) => page.text()))
  expect(html.every((text) => text.includes('<'))).toBe(true)
  await fetch(`${product.url}/api/connections?token=${product.token}x`, { headers: { authorization: `Bearer ${product.token}x` } })
  expect(await product.stop()).toBe(0)
  const log = readFileSync(join(dataDir, 'toolwright.log'), 'utf8')
  expect(log).toContain('"msg":"stopped"')
  for (const text of [...html, log, product.output.stdout, product.output.stderr]) {
    expect(text).not.toContain(product.token)
    expect(text).not.toContain(cookie.split('=')[1])
  }
  expect(product.output.stdout).toMatch(linkLine)
})

test('a new data folder and all in it is for its owner alone, whatever the umask', async () => {
  const dataDir = join(freshFolder(), 'data')
  const mask = process.umask(0)
  const product = await running({ dataDir, args: progress }).finally(() => process.umask(mask))
  expect((await connections(product))[0]?.state.status).toBe('ready')
  const modes = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
    const { mode } = statSync(join(entry.parentPath ?? entry.path, entry.name))
    return `${entry.name} ${(mode & 0o777).toString(8)} ${entry.isDirectory() ? 'folder' : 'file'}`
  })
  expect(modes.filter((line) => !/ (600 file|700 folder)$/.test(line))).toEqual([])
  expect(modes.length).toBeGreaterThanOrEqual(4)
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700')
})

test('--print-token writes the token, alone on a line, to standard error', async () => {
  const product = await running({ args: ['--print-token'], env: { TOOLWRIGHT_TOKEN: '' } })
  const token = product.output.stderr.split('\n').find((line) => /^[\w-]{32,}$/.test(line))
  const response = await fetch(`${product.url}/api/connections`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  expect(product.output.stdout).not.toContain(token)
})

test('a launch key lets one browser in, once, by a cookie that scripts and other sites do not get', async () => {
  const product = await running()
  const first = await redeem(product.link)
  expect(first.status).toBe(204)
  const set = first.headers.get('set-cookie') ?? ''
  expect(set).toMatch(new RegExp(`^toolwright_${new URL(product.url).port}=[\\w-]{32,};`))
  expect(set).toMatch(/; HttpOnly/i)
  expect(set).toMatch(/; SameSite=Strict/i)
  expect(set).toMatch(/; Path=\//i)
  expect(set).not.toContain(product.token)
  expect((await redeem(product.link)).status).toBe(401)
  expect((await fetch(`${product.url}/api/connections`, { headers: { cookie: cookieOf(first) } })).status).toBe(200)
})

test('a browser that was let in stays in when the app starts again on its port', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir })
  const cookie = cookieOf(await redeem(product.link))
  await product.stop()
  const again = await running({ dataDir, port: Number(new URL(product.url).port) })
  expect((await fetch(`${again.url}/api/connections`, { headers: { cookie } })).status).toBe(200)
  expect((await redeem(product.link)).status).toBe(401)
})

test('link gives a new key to the app that runs', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir })
  const plain = await toolwright(['link', '--data', dataDir])
  expect(plain).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^http:\S+\n$/) })
  expect((await redeem(plain.stdout.trim())).status).toBe(204)
  const { stdout } = await toolwright(['link', '--data', dataDir, '--format', 'json'])
  expect((await redeem((JSON.parse(stdout) as { url: string }).url)).status).toBe(204)
  await product.kill()
  expect(await toolwright(['link', '--data', dataDir])).toMatchObject({ status: 2, stdout: '' })
})

test('with a command the app opens with that server connected, and a second start on the folder hands its own over', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir, args: progress })
  const [first] = await connections(product)
  expect(first).toMatchObject({ name: 'progress', state: { status: 'ready' } })
  expect(product.link).toContain(`&to=${encodeURIComponent(`/servers/${first?.id}`)}`)

  const elsewhere = freshFolder()
  writeFileSync(join(elsewhere, 'local.mjs'), `import ${JSON.stringify(pathToFileURL(join(root, 'e2e/servers/progress.mjs')).href)}\n`)
  const second = await toolwright(['serve', '--data', dataDir, '--', 'node', 'local.mjs'], { cwd: elsewhere })
  expect(second).toMatchObject({ status: 0, stdout: expect.stringMatching(linkLine), stderr: expect.stringContaining('already runs') })
  expect(await connections(product)).toMatchObject([{ id: first?.id }, { name: 'local', state: { status: 'ready' } }])
  expect((await redeem(second.stdout.trim().split(': ')[1] ?? '')).status).toBe(204)

  await toolwright(['serve', '--data', dataDir, '--', 'node', 'local.mjs'], { cwd: elsewhere })
  expect(await connections(product)).toHaveLength(2)
})

test('the usual port is exchanged for the next free one when it is taken; a port that was asked for is not', async () => {
  const blocker = createServer()
  await new Promise((resolve) => blocker.once('listening', resolve).once('error', resolve).listen(4280, '127.0.0.1'))
  onTestFinished(() => void blocker.close())
  const product = await running({ port: 'default' })
  const port = Number(new URL(product.url).port)
  expect(port).toBeGreaterThan(4280)
  expect(port).toBeLessThan(4380)
  const refused = await toolwright(['serve', '--data', freshFolder(), '--port', String(port)])
  expect(refused).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(`Port ${port} is in use.`) })
})

const here = Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
const hosts = [...(process.platform === 'linux' ? ['127.0.0.2'] : []), ...here.filter((address) => address === '::1'), 'localhost']

test.each(hosts)('the link works when it listens on %s', async (host) => {
  const product = await running({ args: ['--host', host] })
  expect((await redeem(product.link)).status).toBe(204)
})

test('a database made by a newer program is refused with a sentence and left as it is', async () => {
  const dataDir = freshFolder()
  await (await running({ dataDir })).stop()
  const database = new Database(join(dataDir, 'toolwright.db'))
  database.exec("insert into toolwright_migrations (version, id) values (9999, 'of-tomorrow')")
  database.close()
  const { status, stdout, stderr } = await toolwright(['serve', '--data', dataDir, '--port', '0'])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/made by a newer Toolwright.*Nothing was changed/)
})
