// Lists its tools in three pages, the second behind the empty string as cursor; with --loop the last cursor repeats for ever.

import { flag, serve, text, tool } from './raw.mjs'

const page = (number) => [
  tool(`page${number}_first`, `First tool of page ${number}.`),
  tool(`page${number}_second`, `Second tool of page ${number}.`),
]

function list(cursor) {
  if (cursor === undefined) return { tools: page(1), nextCursor: '' }
  if (cursor === '') return { tools: page(2), nextCursor: 'third' }
  if (cursor === 'third') return flag('loop') ? { tools: page(3), nextCursor: 'third' } : { tools: page(3) }
  throw Object.assign(new Error(`Bad cursor: ${JSON.stringify(cursor)}`), { code: -32602 })
}

serve({
  methods: { 'tools/list': ({ params }) => list(params?.cursor), 'tools/call': ({ params }) => text(`You called ${params.name}.`) },
})
