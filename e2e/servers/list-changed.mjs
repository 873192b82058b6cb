// Tool `grow` adds a tool and `shrink` takes the last one away; both send notifications/tools/list_changed.

import { serve, text, tool } from './raw.mjs'

const grown = []
const fixed = [
  tool('grow', 'Adds a tool.', { silently: { type: 'boolean', description: 'True: without telling anyone.' } }),
  tool('shrink', 'Takes the last added tool away.'),
]

const calls = {
  grow({ silently = false }, { notify }) {
    const added = tool(`grown_${grown.length + 1}`, 'Was not there before.')
    grown.push(added)
    calls[added.name] = () => text(`${added.name} works`)
    if (!silently) notify('notifications/tools/list_changed')
    return text(`there are ${fixed.length + grown.length} tools now`)
  },
  shrink(_, { notify }) {
    delete calls[grown.pop()?.name]
    notify('notifications/tools/list_changed')
    return text(`there are ${fixed.length + grown.length} tools now`)
  },
}

serve({
  capabilities: { tools: { listChanged: true } },
  tools: () => [...fixed, ...grown],
  calls,
})
