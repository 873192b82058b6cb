import { expect, test } from 'vitest'
import { clients } from './clients'
import { toolLimit } from './limits'

test('a client that takes so many tools says when there are more', () => {
  const over = clients.flatMap((client) => (toolLimit(client, 129)?.over ? [client.id] : []))
  expect(over).toEqual(expect.arrayContaining(['vscode-copilot', 'roo-code', 'cursor']))
  expect(toolLimit(clients[0], 128)).toMatchObject({ value: 128, over: false })
  expect(clients.filter((client) => toolLimit(client, 1)?.over)).toEqual([])
})
