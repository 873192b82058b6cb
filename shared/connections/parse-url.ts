import type { Pasted } from './parse-pasted'

/** A URL on its own, with or without its scheme; `undefined` where the text is something else. */
export function parseUrl(text: string): Pasted | undefined {
  const whole = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/\S*)?$/i.test(text) ? `http://${text}` : text
  const scheme = /^([a-z][a-z0-9+.-]*):\/\/\S*$/i.exec(whole)?.[1]?.toLowerCase()
  if (!scheme) return undefined
  if (scheme !== 'http' && scheme !== 'https')
    return { kind: 'problem', message: `Only http and https URLs can be connected to, not ${scheme}.` }
  if (!isUrl(whole)) return { kind: 'problem', message: 'This URL cannot be read. It needs a host, for example http://127.0.0.1:3000/mcp.' }
  const url = whole
  return {
    kind: 'servers',
    form: 'a URL',
    servers: [{ name: nameFromUrl(url), transport: { type: guessedType(url), url, headers: {} }, notes: [] }],
    asks: [],
  }
}

/** Servers of the older transport are known by the end of their path. */
export function guessedType(url: string): 'http' | 'sse' {
  return /\/sse\/?$/.test(pathOf(url)) ? 'sse' : 'http'
}

export function isUrl(text: string): boolean {
  return /^https?:\/\/([^\s/?#@]+@)?(\[[\da-f:.]+\]|[^\s/?#:@[\]]+)(:\d{1,5})?([/?#]\S*)?$/i.test(text)
}

const hostOf = (url: string) => /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1] ?? ''
const pathOf = (url: string) => url.replace(/[?#].*$/s, '').slice(url.indexOf(hostOf(url)) + hostOf(url).length)

/** The telling part of a host: `mcp.linear.app` is linear. */
export function nameFromUrl(url: string): string {
  const host = hostOf(url)
  const bare = host.replace(/:\d+$/, '')
  if (/^[\d.]+$|^\[|^localhost$/i.test(bare)) return host
  const labels = bare.split('.').filter((label) => !/^(www|mcp|api|server|sse)$/i.test(label))
  return (labels.length > 1 ? labels.at(-2) : labels[0]) ?? host
}
