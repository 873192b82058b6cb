import { expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clients } from './clients/index'
import { clientsByGroup, countWords, mostTelling, turnsOf, verdictChanges, withHints } from './consequence'

const tool = (annotations?: Doc): Doc => ({
  name: 'delete_event',
  title: 'Delete',
  description: 'Deletes an event.',
  inputSchema: { type: 'object' },
  ...(annotations && { annotations }),
})

test('who does what is counted over every client', () => {
  const sorted = clientsByGroup(clients, { server: { key: 'calendar' }, tool: tool({ destructiveHint: true }) })
  expect(sorted.flatMap((one) => one.clients)).toHaveLength(clients.length)
  expect(countWords(sorted)).toBe('23 of 34 clients ask before each call, 7 run it, 1 leaves it out, 3 unknown')
})

test('a hint that is tried otherwise leaves the tool itself and all else in it alone', () => {
  const said = tool({ title: 'Delete', destructiveHint: true })
  expect(withHints(said, { readOnlyHint: 'true', destructiveHint: 'absent' })).toEqual(tool({ title: 'Delete', readOnlyHint: true }))
  expect(said).toEqual(tool({ title: 'Delete', destructiveHint: true }))
  expect(withHints(tool({ readOnlyHint: true }), { readOnlyHint: 'absent' })).toEqual(tool())
})

test('what changes is told by kind, with who', () => {
  const [most, ...rest] = turnsOf(verdictChanges(clients, tool(), tool({ readOnlyHint: true })))
  expect(most?.words).toBe('stop asking')
  expect(most?.clients.map(({ id }) => id)).toContain('vscode-copilot')
  expect(rest).toContainEqual({ words: 'no longer leave it out', clients: [expect.objectContaining({ id: 'copilot-code-review' })] })
})

test('a result that is reviewed is a change too', () => {
  const changes = verdictChanges(clients, tool(), tool({ openWorldHint: true }))
  expect(turnsOf(changes)).toEqual([
    { words: 'show its result to the person first', clients: [expect.objectContaining({ id: 'vscode-copilot' })] },
  ])
})

test('the most telling other answer is the one that most clients notice', () => {
  expect(mostTelling(clients, tool())).toMatchObject({ hint: 'readOnlyHint', state: 'true' })
  expect(mostTelling(clients, tool({ readOnlyHint: true }))).toMatchObject({ hint: 'readOnlyHint', state: 'false' })
})
