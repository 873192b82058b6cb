import { createStore } from '../store'
import type { ToolContext } from '../tool'

/** A tool's world without a server: a fresh store, a clock that stands still, no waiting. */
export function testContext(own: Partial<ToolContext> = {}): ToolContext {
  return {
    store: createStore(),
    signal: new AbortController().signal,
    now: () => new Date('2026-11-09T12:00:00Z'),
    newId: () => 'c-1',
    wait: async () => {},
    progress: async () => {},
    log: async () => {},
    toolsChanged: async () => {},
    ...own,
  }
}
