import { compose, noted } from './compose'
import { sha256Hex } from './digest'
import { sharing } from './meeting'
import type { NameRule } from './name'
import { romanised } from './pinyin'

const longest = 63
const hashed = 20
const exampleId = 'server-a'

/** Both names in camel case, the Chinese ones romanised, and a digest of the server's id and the tool's name. */
export const cherryName: NameRule = (tools) => {
  const seen = tools.map(({ server, name }) => {
    const key = romanised(server.key)
    const tool = romanised(name)
    const after = `_${sha256Hex(`${server.id ?? exampleId}\0${name}`, hashed)}`
    return noted(
      compose(`mcp__${camelCase(key) || 'server'}__`, camelCase(tool) || 'tool', { room: longest - after.length, trimmed: /_+$/, after }),
      server.id === undefined &&
        'Each installation makes an id of its own for the server, so the last 20 characters differ from one to the next.',
      (key !== server.key || tool !== name) &&
        'Chinese characters are romanised one by one; a few may be read otherwise in the version a person has.',
    )
  })
  return sharing(seen, tools)
}

function camelCase(text: string): string {
  const humped = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())
  const plain = humped.replace(/[^A-Za-z0-9]/g, '')
  return /^[0-9]/.test(plain) ? `_${plain}` : plain
}
