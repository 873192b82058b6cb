// Tools `slow_1` to `slow_9` answer after `ms`, or once the file `until` exists, also when they were told to stop; each logs at every level and
// reports progress half-way.

import { existsSync } from 'node:fs'
import { notification, result, send, serve, text, tool, wait } from './raw.mjs'

const names = Array.from({ length: 9 }, (_, index) => `slow_${index + 1}`)

const slow =
  (name) =>
  async ({ ms = 1000, until, fail = false }, { id, progress }) => {
    for (const level of ['debug', 'info', 'warning', 'error'])
      send(notification('notifications/message', { level, logger: name, data: `${name} says ${level}` }))
    await wait(ms / 2)
    progress(1, 2, `${name} is half-way`)
    await wait(ms / 2)
    while (until !== undefined && !existsSync(until)) await wait(50)
    send(result(id, { ...text(`${name} is done`), ...(fail && { isError: true }) }))
    return undefined
  }

serve({
  capabilities: { tools: {}, logging: {} },
  tools: names.map((name) =>
    tool(name, 'Answers late.', {
      ms: { type: 'integer', minimum: 0, default: 1000 },
      until: { type: 'string' },
      fail: { type: 'boolean' },
    }),
  ),
  methods: { 'logging/setLevel': () => ({}) },
  calls: Object.fromEntries(names.map((name) => [name, slow(name)])),
})
