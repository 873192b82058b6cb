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

test('the first icon that a client takes is the one it draws', () => {
  const client = clientById('vscode-copilot')
  const icons = [{ src: 'https://a.dev/i.svg' }, { src: 'data:image/png;base64,AA', mimeType: 'image/png' }]
  expect(client && iconFor(client, { name: 'a', icons })).toMatchObject({ drawn: true, src: 'data:image/png;base64,AA' })
})
