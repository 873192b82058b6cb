// Tool `flood` writes many lines to standard error (default 100,000) before it answers: it hangs if nobody reads them.

import { once } from 'node:events'
import { serve, text, tool } from './raw.mjs'

serve({
  tools: [
    tool('flood', 'Writes to standard error, then answers.', { lines: { type: 'integer', default: 100_000 } }),
    tool('echo', 'Answers.'),
  ],
  calls: {
    async flood({ lines = 100_000 }) {
      for (let from = 1; from <= lines; from += 1000) {
        const batch = Array.from({ length: Math.min(1000, lines - from + 1) }, (_, index) => `flood: line ${from + index} of ${lines}\n`)
        if (!process.stderr.write(batch.join(''))) await once(process.stderr, 'drain')
      }
      return text(`${lines} lines written`)
    },
    echo: () => text('here'),
  },
})
