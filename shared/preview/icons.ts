import { type Doc, isDoc, type Json, member } from '../tool/json'
import type { Client, IconRule } from './client'

/** How a server is reached; `origin` is the address of one that is reached over HTTP. */
export type IconHost = { transport?: 'stdio' | 'http' | 'sse'; origin?: string }

/** Whether a client draws an icon of the tool, which one, and why not. `drawn` is undefined where it is not established, or hangs on how the server is reached. */
export type SeenIcon = { drawn: boolean | undefined; why: string; src?: string }

export function iconFor({ label, icons }: Client, tool: Doc, server: IconHost = {}): SeenIcon {
  if (icons.tool === undefined) return { drawn: undefined, why: `No public source says whether ${label} draws icons of tools.` }
  if (!icons.tool) return { drawn: false, why: `${label} draws no icons of tools.` }
  const said = iconsOf(tool)
  if (said.length === 0) return { drawn: false, why: 'The tool has no icon.' }
  const { takes } = icons
  const seen = takes ? bySize(said, takes.size).map((icon) => taken(label, takes, icon, server)) : said.map((icon) => drawnAt(label, icon))
  return (seen.find(({ drawn }) => drawn) ?? seen.find(({ drawn }) => drawn === undefined) ?? seen[0]) as SeenIcon
}

function taken(label: string, rule: IconRule, icon: Doc, { transport, origin }: IconHost): SeenIcon {
  const no = (why: string): SeenIcon => ({ drawn: false, why })
  const perhaps = (why: string): SeenIcon => ({ drawn: undefined, why })
  const src = textAt(icon, 'src')
  const type = textAt(icon, 'mimeType')?.toLowerCase() || typeByEnding(src ?? '')
  if (type === undefined) return no(`${label} does not draw it: its type is not said, and does not show in the address.`)
  if (!rule.types.includes(type)) return no(`${label} does not draw ${type === 'image/svg+xml' ? 'SVG' : type}.`)
  const { scheme, host } = addressOf(src ?? '')
  switch (scheme) {
    case 'data':
      return rule.data ? drawnAt(label, icon) : no(`${label} draws no data: addresses.`)
    case 'http':
    case 'https':
      if (rule.http === 'any') return drawnAt(label, icon)
      if (rule.http === 'none' || transport === 'stdio')
        return no(`${label} loads an icon from the web only where the server is reached there.`)
      if (origin === undefined) return perhaps(`${label} draws it only where the server itself is at ${host}.`)
      return addressOf(origin).host === host
        ? drawnAt(label, icon)
        : no(`${label} draws only icons from the server's own host, ${addressOf(origin).host}; this one is at ${host}.`)
    case 'file':
      if (rule.file === 'stdio' && transport === 'stdio') return drawnAt(label, icon)
      return rule.file === 'stdio' && transport === undefined
        ? perhaps(`${label} draws a file only where it starts the server itself.`)
        : no(`${label} draws a file only where it starts the server itself.`)
    default:
      return no(`${label} draws icons from data:, http:, https: and file: addresses only.`)
  }
}

function drawnAt(label: string, icon: Doc): SeenIcon {
  const src = textAt(icon, 'src')
  return { drawn: true, why: `${label} draws it.`, ...(src !== undefined && { src }) }
}

const iconsOf = (tool: Doc): Doc[] => {
  const icons = member(tool, 'icons')
  return Array.isArray(icons) ? (icons as readonly Json[]).filter(isDoc) : []
}

/** In the order a client takes them: the smallest of those that are wide enough first, then the others, the widest first. */
function bySize(icons: readonly Doc[], size: number): Doc[] {
  const sorted = icons.map((icon) => ({ icon, width: widthOf(icon) })).sort((a, b) => a.width - b.width)
  const [wide, narrow] = [sorted.filter(({ width }) => width > size), sorted.filter(({ width }) => width <= size)]
  return [...wide, ...narrow.reverse()].map(({ icon }) => icon)
}

/** The smallest width an icon names; 0 where it names none. */
function widthOf(icon: Doc): number {
  const sizes = member(icon, 'sizes')
  const all = typeof sizes === 'string' ? sizes.split(' ') : Array.isArray(sizes) ? sizes.filter((one) => typeof one === 'string') : []
  return all.length === 0 ? 0 : Math.min(...all.map((one) => Number.parseInt(one, 10) || 0))
}

const textAt = (icon: Doc, key: string): string | undefined => {
  const value = member(icon, key)
  return typeof value === 'string' ? value : undefined
}

function addressOf(address: string): { scheme: string; host: string } {
  const [, scheme = '', host = ''] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i.exec(address) ?? []
  return { scheme: scheme.toLowerCase(), host: host.toLowerCase() }
}

const endings: readonly [RegExp, string][] = [
  [/\.png$/i, 'image/png'],
  [/\.jpe?g?$/i, 'image/jpg'],
  [/\.gif$/i, 'image/gif'],
  [/\.webp$/i, 'image/webp'],
  [/\.svg$/i, 'image/svg+xml'],
]

const typeByEnding = (src: string) => (src.startsWith('data:') ? undefined : endings.find(([ending]) => ending.test(src))?.[1])
