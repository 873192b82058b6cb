import { defineTemplate } from './template'

export const empty = defineTemplate({
  id: 'empty',
  label: 'Empty',
  summary: 'No tools, no conventions: a name, and what you make of it.',
  toolset: { rules: 'mcp', nodes: [] },
})
