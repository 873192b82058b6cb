import { expect, test } from 'vitest'
import { inheritedBy } from './inherited'
import type { Node } from './node'
import type { Toolset } from './toolset'

const leaf = (id: string, more: Partial<Node> = {}): Node => ({ id, tool: { name: id, inputSchema: { type: 'object' } }, ...more })
const gh = (rules: Toolset['rules']): Toolset => ({
  format: 1,
  name: 'gh',
  rules,
  guidance: { blocks: { sync: 'Waits.' } },
  nodes: [
    {
      id: 'gh',
      tool: { name: 'gh' },
      own: { synchronous: true, timeoutSeconds: 180, guidanceKey: 'sync', annotations: { openWorldHint: true } },
      children: [
        {
          id: 'cache',
          tool: { name: 'cache' },
          own: { timeoutSeconds: 90 },
          children: [
            leaf('delete', {
              tool: { name: 'delete', annotations: { openWorldHint: false } },
              own: { synchronous: false, timeoutSeconds: 60, enabled: false },
            }),
          ],
        },
      ],
    },
    leaf('alone', { own: { synchronous: true } }),
  ],
})

test('a tool would have what the groups above it say, whatever it says itself', () => {
  expect(inheritedBy(gh('mcp'), 'delete')).toMatchObject({
    enabled: { value: true },
    synchronous: { value: true, from: { node: 'gh' } },
    timeoutSeconds: { value: 90, from: { node: 'cache' } },
    guidanceKey: { value: 'sync', from: { node: 'gh' } },
    hints: { openWorldHint: { value: true, implied: false, from: { node: 'gh' } }, readOnlyHint: { value: false, implied: true } },
  })
})

test('a group inherits too, and a root has the defaults', () => {
  expect(inheritedBy(gh('mcp'), 'cache')?.timeoutSeconds).toEqual({ value: 180, from: { node: 'gh' } })
  expect(inheritedBy(gh('mcp'), 'gh')?.timeoutSeconds).toEqual({ value: undefined, from: { rule: 'not set' } })
  expect(inheritedBy(gh('mcp'), 'nobody')).toBeUndefined()
})

test('a dialect passes on what its own run time does', () => {
  expect(inheritedBy(gh('guide'), 'delete')).toMatchObject({
    timeoutSeconds: { value: 180, from: { node: 'gh' }, differs: expect.stringContaining('90 s') },
    guidanceKey: { value: undefined },
    hints: { openWorldHint: { implied: true } },
  })
  expect(inheritedBy(gh('guide'), 'alone')?.synchronous).toEqual({ value: false, from: { rule: 'default' } })
})
