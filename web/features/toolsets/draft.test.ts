import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorEnvelope } from '#shared/api/error'
import { setDescription } from '#shared/tool/edits/document'
import type { Toolset } from '#shared/tool/toolset'
import { ApiError, AwayError } from '../../lib/api'
import { type Base, Draft } from './draft'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start: Toolset = {
  format: 1,
  name: 's',
  rules: 'mcp',
  nodes: [
    { id: 'a', tool: { name: 'a' } },
    { id: 'b', tool: { name: 'b' } },
  ],
}
const describes = (id: string, text: string) => (toolset: Toolset) => setDescription(toolset, id, text)
const said = ({ nodes }: Toolset) => nodes.map(({ tool }) => tool.description)

/** A server that keeps versions as ours does; `stored` is what is safe there. */
function server(toolset = start) {
  let stored: Base = { version: 1, updatedAt: '', toolset }
  let away = false
  const conflict = { error: { code: 'conflict', message: 'old', details: [], correlationId: 'c', timestamp: '' } } as ErrorEnvelope
  return {
    stored: () => stored,
    goes: (gone: boolean) => {
      away = gone
    },
    other: (change: (toolset: Toolset) => Toolset) => {
      stored = { version: stored.version + 1, updatedAt: '', toolset: change(stored.toolset) }
      return stored.version
    },
    deps: {
      read: async () => stored,
      save: async (change: { toolset: Toolset; baseVersion: number }) => {
        if (away) throw new AwayError(undefined)
        if (change.baseVersion !== stored.version) throw new ApiError(conflict)
        stored = { version: stored.version + 1, updatedAt: '', toolset: change.toolset }
        return stored
      },
      /** Node by node: enough to tell what touches from what does not. */
      merge: (base: Toolset, mine: Toolset, theirs: Toolset) => {
        const conflicts = base.nodes.filter((node, at) => mine.nodes[at] !== node && theirs.nodes[at] !== node)
        const nodes = base.nodes.map((node, at) => (mine.nodes[at] === node ? theirs.nodes[at] : mine.nodes[at]) ?? node)
        return { merged: { ...base, nodes }, conflicts }
      },
    },
  }
}
const opened = (remote: ReturnType<typeof server>) => new Draft(remote.stored(), remote.deps)

test('what is typed is saved when a person pauses or leaves the field, and only then shown as saved', async () => {
  const remote = server()
  const draft = opened(remote)
  draft.edit(describes('a', 'A'), 'a')
  draft.edit(describes('a', 'Ab'), 'a')
  expect(draft.view().state).toEqual({ is: 'saving' })
  expect(remote.stored().version).toBe(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(draft.view().state).toMatchObject({ is: 'saved', version: 2 })
  draft.edit(describes('a', 'Abc'), 'a')
  draft.leaveField()
  await vi.advanceTimersByTimeAsync(0)
  expect(said(remote.stored().toolset)).toEqual(['Abc', undefined])
})

test('undo goes back by fields, is saved too, and gives the start', async () => {
  const remote = server()
  const draft = opened(remote)
  draft.edit(describes('a', 'A'), 'a')
  draft.leaveField()
  draft.edit(describes('b', 'B'), 'b')
  await vi.advanceTimersByTimeAsync(600)
  draft.undo()
  draft.undo()
  expect(draft.view()).toMatchObject({ toolset: start, undo: false, redo: true })
  await vi.advanceTimersByTimeAsync(600)
  expect(remote.stored().toolset).toEqual(start)
})

test('a server that is away is asked again, and nothing is lost meanwhile', async () => {
  const remote = server()
  const draft = opened(remote)
  remote.goes(true)
  draft.edit(describes('a', 'A'))
  await vi.advanceTimersByTimeAsync(600)
  expect(draft.view().state).toEqual({ is: 'unsaved', why: 'Toolwright does not answer.' })
  expect(draft.isDirty).toBe(true)
  remote.goes(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said(remote.stored().toolset)).toEqual(['A', undefined])
  expect(draft.view().state).toMatchObject({ is: 'saved' })
})

test('what another page saved comes in by itself, and our undo leaves it alone', async () => {
  const remote = server()
  const draft = opened(remote)
  draft.edit(describes('a', 'mine'))
  draft.hear(remote.other(describes('b', 'theirs')))
  await vi.advanceTimersByTimeAsync(600)
  expect(said(draft.view().toolset)).toEqual(['mine', 'theirs'])
  expect(said(remote.stored().toolset)).toEqual(['mine', 'theirs'])
  draft.undo()
  await vi.advanceTimersByTimeAsync(600)
  expect(said(remote.stored().toolset)).toEqual([undefined, 'theirs'])
})

test('what touches is for a person to decide: nothing is overwritten until then', async () => {
  const remote = server()
  const draft = opened(remote)
  draft.edit(describes('a', 'mine'))
  remote.other(describes('a', 'theirs'))
  await vi.advanceTimersByTimeAsync(600)
  const { state } = draft.view()
  expect(state).toMatchObject({ is: 'conflict', theirs: { version: 2 } })
  expect(said(remote.stored().toolset)).toEqual(['theirs', undefined])
  draft.edit(describes('b', 'still writing'))
  expect(said(draft.view().toolset)).toEqual(['mine', 'still writing'])
  draft.openConflict(true)
  draft.edit(describes('b', 'while deciding'))
  expect(said(draft.view().toolset)).toEqual(['mine', 'still writing'])
  expect(said(remote.stored().toolset)).toEqual(['theirs', undefined])
  draft.settle(describes('a', 'both')(start))
  await vi.advanceTimersByTimeAsync(0)
  expect(said(remote.stored().toolset)).toEqual(['both', undefined])
  expect(draft.view().state).toMatchObject({ is: 'saved', version: 3 })
})

test('a conflict that is undone is none: theirs comes in', async () => {
  const remote = server()
  const draft = opened(remote)
  draft.edit(describes('a', 'mine'))
  remote.other(describes('a', 'theirs'))
  await vi.advanceTimersByTimeAsync(600)
  draft.undo()
  expect(draft.view()).toMatchObject({ state: { is: 'saved', version: 2 } })
  expect(said(draft.view().toolset)).toEqual(['theirs', undefined])
})

test('a version with a note is one even where nothing changed', async () => {
  const remote = server()
  const draft = opened(remote)
  await draft.save('first release')
  expect(draft.view().state).toMatchObject({ is: 'saved', version: 2 })
})
