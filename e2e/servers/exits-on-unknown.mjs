// Knows nothing but initialize at first: any other request before it ends the process, as some real servers do on a probe.

import { serve, text, tool } from './raw.mjs'

serve({
  tools: [tool('echo', 'Answers.')],
  calls: { echo: () => text('here') },
  methods: { 'server/discover': () => process.exit(1) },
})
