import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { errorStatus } from '#shared/api/error'
import type { Env } from './env'
import { AppError, errorResponse } from './errors'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
}

/** Fonts and pictures are packed already. */
const compressible = /\.(js|css|svg|json)$/
const gzipped = promisify(gzip)

/** The built page. Only files that were there at the start are served, so no path leads outside. */
export function pageRoutes(folder: string): Hono<Env> {
  const files = new Map(filesIn(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]))
  const read = new Map<string, Buffer>()
  const content = (path: string) => {
    const known = read.get(path) ?? readFileSync(files.get(path) as string)
    read.set(path, known)
    return known
  }
  const packed = new Map<string, Promise<Buffer>>()
  const compressed = (path: string) => {
    const known = packed.get(path) ?? gzipped(content(path))
    packed.set(path, known)
    return known
  }
  const html = (c: Context<Env>, path: string) => {
    if (!files.has(path)) return refusalPage(c, new AppError('not_found', 'The page is not built. Run "npm run build" in the project.'))
    const nonce = randomBytes(16).toString('base64')
    secure(c, nonce)
    return c.html(content(path).toString('utf8').replaceAll('%CSP_NONCE%', nonce))
  }
  return new Hono<Env>()
    .get('/launch', (c) => html(c, '/launch.html'))
    .get('*', async (c) => {
      const { path } = c.req
      const type = types[extname(path)]
      if (type !== undefined && !path.endsWith('.html')) {
        if (!files.has(path)) return c.notFound()
        c.header('cache-control', /-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
        c.header('vary', 'accept-encoding')
        const packs = compressible.test(path) && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
        if (!packs) return c.body(new Uint8Array(content(path)), 200, { 'content-type': type })
        return c.body(new Uint8Array(await compressed(path)), 200, { 'content-type': type, 'content-encoding': 'gzip' })
      }
      // Nobody asks who comes to the launch page and its files; the page itself is for those who are let in.
      return path.startsWith('/launch/') ? c.notFound() : html(c, '/index.html')
    })
}

/** No code but ours, no frame around us, nothing from elsewhere. */
function secure(c: Context<Env>, nonce: string): void {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('cross-origin-opener-policy', 'same-origin')
  c.header(
    'content-security-policy',
    [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
}

/** A few plain words for a browser that may not come in, or a page that is not there. */
export function refusalPage(c: Context<Env>, error: AppError): Response {
  secure(c, '')
  const words = error.message.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Toolwright</title><p>${words}</p></html>`,
    errorStatus[error.code],
  )
}

export function notFound(c: Context<Env>): Response {
  const error = new AppError('not_found', `There is nothing at ${c.req.path}.`)
  return c.req.path.startsWith('/api') ? errorResponse(c, error) : refusalPage(c, error)
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  } catch {
    return []
  }
}
