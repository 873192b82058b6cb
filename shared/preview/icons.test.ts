import { expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clientById } from './clients'
import { type IconHost, iconFor } from './icons'

const seen = (id: string, icon: Doc | undefined, server?: IconHost) => {
  const client = clientById(id)
  if (!client) throw new Error(id)
  return iconFor(client, { name: 'a', ...(icon && { icons: [icon] }) }, server)
}

test.each([
  ['data in PNG', { src: 'data:image/png;base64,AA', mimeType: 'image/png' }, {}, true],
  ['data whose type only the address says', { src: 'data:image/png;base64,AA' }, {}, false],
  ['SVG', { src: 'https://a.dev/i.svg' }, { transport: 'http', origin: 'https://a.dev/mcp' }, false],
  ['a picture from the own host', { src: 'https://A.dev/i.png' }, { transport: 'http', origin: 'https://a.dev/mcp' }, true],
  ['a picture from another port', { src: 'https://a.dev:81/i.png' }, { transport: 'http', origin: 'https://a.dev/mcp' }, false],
  ['a picture from the web for a local server', { src: 'https://a.dev/i.png' }, { transport: 'stdio' }, false],
  ['a picture from the web for a server not known yet', { src: 'https://a.dev/i.png' }, {}, undefined],
  ['a file of a local server', { src: 'file:///i.webp' }, { transport: 'stdio' }, true],
  ['a file of a server on the web', { src: 'file:///i.webp' }, { transport: 'http', origin: 'https://a.dev' }, false],
] as const)('VS Code and %s', (_, icon, server, drawn) => expect(seen('vscode-copilot', icon, server).drawn).toBe(drawn))

test('a client that draws none, one that draws any, and one nobody has looked at', () => {
  const svg = { src: 'https://a.dev/i.svg' }
  expect(seen('goose', svg)).toEqual({ drawn: false, why: 'Goose draws no icons of tools.' })
  expect(seen('mcp-inspector', svg)).toMatchObject({ drawn: true, src: 'https://a.dev/i.svg' })
  expect(seen('cursor', svg).drawn).toBeUndefined()
  expect(seen('vscode-copilot', undefined)).toEqual({ drawn: false, why: 'The tool has no icon.' })
})

test('of several icons a client draws one that it takes, and that fits its size', () => {
  const client = clientById('vscode-copilot')
  const png = (sizes?: string[]) => ({
    src: `data:image/png;base64,${sizes?.join('') ?? ''}`,
    mimeType: 'image/png',
    ...(sizes && { sizes }),
  })
  const drawn = (icons: Doc[]) => client && iconFor(client, { name: 'a', icons }).src
  expect(drawn([{ src: 'https://a.dev/i.svg', sizes: ['any'] }, png()])).toBe(png().src)
  expect(drawn([png(['16x16']), png(['96x96']), png(['48x48'])])).toBe(png(['48x48']).src)
  expect(drawn([png(['8x8']), png(['16x16'])])).toBe(png(['16x16']).src)
})
