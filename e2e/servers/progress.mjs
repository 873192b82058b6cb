// Tool `count` reports progress at every step; the last report comes in one write with the answer. Cancellations go to the file of --log FILE.

import { notification, record, result, send, serve, text, tool, wait, write } from './raw.mjs'

serve({
  capabilities: { tools: {}, logging: {} },
  tools: [
    tool('count', 'Counts, one step at a time.', {
      steps: { type: 'integer', minimum: 1, default: 5 },
      everyMs: { type: 'integer', minimum: 0, default: 100 },
    }),
  ],
  methods: { 'logging/setLevel': () => ({}) },
  onNotification: (message) => {
    if (message.method === 'notifications/cancelled') record(message)
  },
  calls: {
    async count({ steps = 5, everyMs = 100 }, { id, signal, progress, progressToken }) {
      send(notification('notifications/message', { level: 'info', logger: 'count', data: `counting to ${steps}` }))
      for (let step = 1; step < steps; step += 1) {
        await wait(everyMs, signal)
        if (signal.aborted) return undefined
        progress(step, steps, `step ${step}`)
      }
      await wait(everyMs, signal)
      if (signal.aborted) return undefined
      const last = { progressToken, progress: steps, total: steps, message: `step ${steps}` }
      const final = progressToken === undefined ? [] : [notification('notifications/progress', last)]
      write([...final, result(id, text(`counted to ${steps}`))].map((message) => `${JSON.stringify(message)}\n`).join(''))
      return undefined
    },
  },
})
