import { compose, noted, safeUnits } from './compose'
import { fnv36 } from './digest'
import { sharing } from './meeting'
import type { NameRule } from './name'

const longest = 63

export const qwenName: NameRule = (tools) => {
  const seen = tools.map(({ server, name }) => {
    const raw = `mcp__${server.key}__${name}`
    const before = `mcp__${safeUnits(server.key)}__`
    const own = safeUnits(name)
    if (before + own === raw && raw.length <= longest) return compose(before, own)
    const after = `_${fnv36(raw)}`
    return noted(
      compose(before, own, { room: longest - after.length, after }),
      raw.length > longest
        ? 'Ends in a hash of the whole name, which is longer than 63 characters.'
        : 'Ends in a hash of the whole name, for some of its characters had to be changed.',
    )
  })
  return sharing(seen, tools)
}
