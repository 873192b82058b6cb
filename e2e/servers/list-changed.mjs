// Tool `grow` adds a tool and `shrink` takes the last one away; both send notifications/tools/list_changed.

import { serve, text, tool } from './raw.mjs'

const grown = []
const fixed = [
  tool('grow', 'Adds a tool.', { silently: { type: 'boolean', description: 'True: without telling anyone.' } }),
  tool('shrink', 'Takes the last added tool away.'),
]

serve({
  capabilities: { tools: { listChanged: true } },
  tools: () => [...fixed, ...grown],
  calls: {
    grow({ silently = false }, { notify }) {
      grown.push(tool(`grown_${grown.length + 1}`, 'Was not there before.'))
      if (!silently) notify('notifications/tools/list_changed')
      return text(`there are ${fixed.length + grown.length} tools now`)
    },
    shrink(_, { notify }) {
      grown.pop()
      notify('notifications/tools/list_changed')
      return text(`there are ${fixed.length + grown.length} tools now`)
    },
  },
})
