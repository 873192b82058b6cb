// Lists the tools of a file (first argument: `{"tools": […]}`) and answers every call with its arguments; with `--log FILE` it also writes them there.

import { readFileSync } from 'node:fs'
import { json, record, serve } from './raw.mjs'

const { tools } = JSON.parse(readFileSync(process.argv[2], 'utf8'))

serve({
  tools,
  methods: {
    'tools/call': ({ params }) => {
      record(params.arguments)
      return json(params.arguments)
    },
  },
})
