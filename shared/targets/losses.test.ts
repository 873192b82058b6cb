import { expect, test } from 'vitest'
import type { Node } from '../tool/node'
import { json } from './json'
import { markdown } from './markdown'
import { python } from './python'
import { types } from './types'
import { typescript } from './typescript'

const twin = (id: string, more: Partial<Node> = {}): Node => ({
  id,
  tool: { name: 'list_stations', inputSchema: { type: 'object' } },
  ...more,
})

test.each([json, markdown, types, typescript, python])(
  '$id says first that two tools have one name, and which is the later',
  ({ render }) => {
    const losses = (nodes: readonly Node[]) => render({ format: 1, name: 'twins', rules: 'mcp', nodes }, {}).losses
    expect(losses([twin('a'), twin('b')])[0]).toEqual({
      tool: 'list_stations',
      node: 'b',
      at: '/name',
      message: 'Two tools are called "list_stations": only one of them can be called.',
    })
    expect(losses([twin('a', { own: { enabled: false } }), twin('b')]).filter(({ at }) => at === '/name')).toEqual([])
  },
)
