import { expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clientById } from './clients'
import { usesOf } from './uses'

const effects = (id: string, annotations?: Doc) => {
  const client = clientById(id)
  return client ? usesOf(client, { name: 'a', ...(annotations && { annotations }) }).map(({ effect }) => effect) : []
}
const repeats = (annotations: Doc) => effects('qwen-code', annotations).some((effect) => effect.startsWith('repeats it'))

test('only what applies to this tool is told', () => {
  expect(effects('codex-cli', { readOnlyHint: true })).toEqual(['may run it at the same time as other calls'])
  expect(effects('codex-cli', {})).toEqual([])
  expect(effects('cursor', { readOnlyHint: true, destructiveHint: true })).toEqual(['lists it under its writes, for it can destroy'])
})

test('Claude Desktop tells a tool without annotations from one whose annotations say nothing of reading', () => {
  expect(effects('claude-apps')).toContain('lists it under “Other tools”, for it has no annotations')
  expect(effects('claude-apps', { title: 'A' })).toContain('lists it under “Write/delete tools”')
  expect(effects('claude-apps', { readOnlyHint: true })).toContain('lists it under “Read-only tools”')
})

test('Qwen Code repeats what is safe to repeat', () => {
  expect([{ readOnlyHint: true }, { idempotentHint: true }, { idempotentHint: true, destructiveHint: true }].map(repeats)).toEqual([
    true,
    true,
    true,
  ])
  expect([{}, { readOnlyHint: true, destructiveHint: true }, { readOnlyHint: true, idempotentHint: false }].map(repeats)).toEqual([
    false,
    false,
    false,
  ])
})
