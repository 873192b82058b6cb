// Ignores SIGTERM, SIGINT, SIGHUP and the end of its input: only SIGKILL ends it.

import { json, serve, tool } from './raw.mjs'

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
setInterval(() => {}, 1000)

serve({
  stay: true,
  tools: [tool('pids', 'Says which process this is.')],
  calls: { pids: () => json({ server: process.pid, parent: process.ppid }) },
})
