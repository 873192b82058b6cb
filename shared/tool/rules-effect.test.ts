import { expect, test } from 'vitest'
import { resolve } from './resolve'
import { rulesEffect, rulesWords } from './rules-effect'
import { dialects, type Toolset } from './toolset'

const toolset: Toolset = {
  format: 1,
  name: 's',
  rules: 'mcp',
  nodes: [
    {
      id: 'gh',
      tool: { name: 'gh' },
      own: { timeoutSeconds: 60 },
      children: [{ id: 'list', tool: { name: 'list', annotations: { readOnlyHint: true } } }],
    },
    { id: 'alone', tool: { name: 'alone' } },
  ],
}

test('other rules are told by what they would change here', () => {
  const effect = (rules: Toolset['rules']) => rulesEffect(toolset, resolve(toolset), rules)
  expect(effect('mcp')).toEqual([])
  expect(effect('guide')).toEqual(['1 name changes', '1 tool loses its hints', '1 tool has another deadline'])
  expect(effect('ahma-0.6')).toEqual(['1 tool loses its hints', '2 tools have another deadline'])
})

test('each set of rules has words', () => {
  for (const rules of ['mcp', ...dialects] as const) expect(rulesWords(rules).about).toMatch(/\.$/)
})
