import { compose, noted } from './compose'
import { sha1Hex } from './digest'
import { sharing } from './meeting'
import type { NameRule } from './name'

const longest = 64
const hashed = 8

export const clineName: NameRule = (tools) => {
  const seen = tools.map(({ server, name }) => {
    const raw = `${server.key}__${name}`
    const before = `${safeRuns(server.key)}__`
    const own = safeRuns(name)
    if (before + own === raw && raw.length <= longest) return compose(before, own)
    return noted(
      compose(before, own, { room: longest - hashed - 1, after: `_${sha1Hex(raw, hashed)}` }),
      raw.length > longest
        ? 'Ends in a hash of both names, for together they are longer than 64 characters.'
        : 'Ends in a hash of both names, for some of their characters had to be changed.',
    )
  })
  return sharing(seen, tools)
}

const safeRuns = (text: string): string => text.replace(/[^A-Za-z0-9_-]+/g, '_')
