import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from './product'
import { rawConnection, rawHttp, request } from './raw-http'

let product: Product
let dataDir: string
let own: Record<string, string>
let port: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'toolwright-security-'))
  product = await startProduct({ dataDir })
  port = new URL(product.url).port
  own = { Host: `127.0.0.1:${port}`, Authorization: `Bearer ${product.token}` }
})
afterEach(async () => {
  const health = await fetch(`${product.url}/api/health`)
  expect(health.status, 'the app goes on').toBe(200)
})
afterAll(async () => {
  expect(await product.stop()).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})

const send = (line: string, headers: Record<string, string> = {}) => rawHttp(product.url, request(line, { ...own, ...headers }))

test.each(['127.0.0.1:PORT', 'localhost:PORT', '[::1]:PORT'])('it answers to the name %s', async (host) => {
  expect((await send('GET /api/connections', { Host: host.replace('PORT', port) })).status).toBe(200)
})

test.each([
  'evil.example',
  'evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.0.0.1:PORT.evil.example',
  'localhost.evil.example:PORT',
  'evil.example@127.0.0.1:PORT',
  '127.0.0.1:PORT@evil.example',
  '0.0.0.0:PORT',
  '2130706433:PORT',
  '',
])('it answers on no route to the name "%s"', async (host) => {
  for (const path of ['/', '/launch', '/api/health', '/api/connections', '/no-such-page']) {
    const { status, body } = await send(`GET ${path}`, { Host: host.replace('PORT', port) })
    expect([400, 403], `${path}: ${body}`).toContain(status)
  }
})

test('a request without a Host is refused, in HTTP/1.1 and in HTTP/1.0', async () => {
  const { Authorization } = own
  for (const version of ['1.0', '1.1']) {
    const { status } = await rawHttp(
      product.url,
      `GET /api/connections HTTP/${version}\r\nAuthorization: ${Authorization}\r\nConnection: close\r\n\r\n`,
    )
    expect([400, 403]).toContain(status)
  }
})

test.each(['null', 'http://evil.example', 'http://127.0.0.1:1', 'https://127.0.0.1:PORT', 'http://localhost:PORT.evil.example'])(
  'a page of the origin %s gets nothing, not even leave to ask',
  async (origin) => {
    const Origin = origin.replace('PORT', port)
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, head } = await send(`${method} /api/connections`, { Origin, 'Content-Length': '0' })
      expect(status).toBe(403)
      expect(head).not.toMatch(/access-control-allow/i)
    }
  },
)

test('a page on another local port is told apart by Sec-Fetch-Site', async () => {
  expect((await send('GET /api/connections', { 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
  expect((await send('GET /api/connections', { Origin: `http://127.0.0.1:${port}`, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
})

const tooLarge = Buffer.alloc(17 * 1024 * 1024, 'x')
const json = { 'Content-Type': 'application/json' }

test('a body that announces its size is refused before it is read, and the refusal arrives', async () => {
  const head = request('POST /api/connections', { ...own, ...json, 'Content-Length': String(tooLarge.length) })
  for (let round = 1; round <= 5; round++) {
    const { status, body } = await rawHttp(product.url, head, tooLarge)
    expect(status, `round ${round}`).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'too_large' } })
  }
  expect((await rawHttp(product.url, head)).status).toBe(413)
})

test('a body without a size is refused when it has grown too large, and the refusal arrives', async () => {
  const head = request('POST /api/connections', { ...own, ...json, 'Transfer-Encoding': 'chunked' })
  const { status, body } = await rawHttp(product.url, head, `${tooLarge.length.toString(16)}\r\n`, tooLarge, '\r\n0\r\n\r\n')
  expect(status, body).toBe(413)
  expect(body).toContain('"too_large"')
})

test('a large body without the token is refused and not waited for', async () => {
  const { Host = '' } = own
  const head = request('POST /api/connections', { Host, ...json, 'Content-Length': String(tooLarge.length) })
  expect((await rawHttp(product.url, head)).status).toBe(401)
  expect((await rawHttp(product.url, head, tooLarge)).status).toBe(401)
})

test('a body that comes slowly holds nobody up, and one that breaks off harms nobody', async () => {
  const body = '{"name":"slow"}'
  const slow = rawConnection(product.url)
  slow.socket.write(request('POST /api/connections', { ...own, ...json, 'Content-Length': String(body.length) }) + body.slice(0, 5))
  expect((await send('GET /api/connections')).status).toBe(200)
  slow.socket.write(body.slice(5))
  expect((await slow.answered).status).toBe(400)

  const broken = rawConnection(product.url)
  broken.socket.write(request('POST /api/connections', { ...own, ...json, 'Content-Length': '100' }) + body)
  expect((await send('GET /api/connections')).status).toBe(200)
  broken.socket.destroy()
  expect((await broken.answered).status).toBe(0)
})

test.each([
  ['noise', 'hello there\r\n\r\n'],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost 127.0.0.1\r\n\r\n'],
  ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['two lengths', 'POST /api/launch HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
  ['a length beside chunks', 'POST /api/launch HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a negative length', 'POST /api/launch HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
])('%s instead of a request is refused', async (_, bytes) => {
  const { status, body } = await rawHttp(product.url, Buffer.from(bytes, 'latin1'))
  expect([0, 400, 431]).toContain(status)
  expect(body).not.toMatch(/at .*\.js:\d+/)
})

const tricks = ['/..%2f..%2fetc/passwd', '/../../etc/passwd', '/assets/../../../package.json', '/assets/..%2f..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/..\\..\\package.json', '//etc/passwd', '/package.json%00.js', '/%c0%ae%c0%ae/package.json', '/%'] // biome-ignore format: one list

test.each(tricks)('the path %s leads to no file of this machine', async (path) => {
  const { body } = await send(`GET ${path}`)
  expect(body).not.toMatch(/root:|"devDependencies"/)
})

const detours = ['/launch/../api/connections', '/launch/%2e%2e/api/connections', '//api/connections', '/%61pi/connections', '/api/health/../connections', '/api/launch/keys', '/launch/anything', '/api/health/', 'http://evil.example/api/connections'] // biome-ignore format: one list

test.each(detours)('the path %s leads past no check', async (path) => {
  const { Host = '' } = own
  const { status, body } = await rawHttp(product.url, request(`GET ${path}`, { Host }))
  expect([400, 401, 403, 404], body).toContain(status)
})

const others = Object.values(networkInterfaces()).flatMap(
  (list) => list?.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address) ?? [],
)
const elsewhere = [...others, ...(process.platform === 'linux' ? ['127.0.0.2'] : [])]

test.each(elsewhere)('at the address %s of this machine nobody answers', async (host) => {
  const refused = await new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) }, () => resolve('connected'))
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    socket.on('connect', () => socket.destroy())
  })
  expect(refused).toBe('ECONNREFUSED')
})
