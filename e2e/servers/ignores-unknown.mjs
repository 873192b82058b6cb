// Says nothing to a request it does not know, as a few real servers do.

import { serve, text, tool } from './raw.mjs'

serve({
  tools: [tool('echo', 'Answers.')],
  calls: { echo: () => text('here') },
  methods: { 'server/discover': () => undefined },
})
