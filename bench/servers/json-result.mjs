// Tool `report` answers with JSON of about as many bytes as asked for, as text; `run` tells one answer from another.

import { json, serve, tool } from '../../e2e/servers/raw.mjs'

const entry = (index) => ({
  id: index,
  name: `Station ${index}`,
  position: { latitude: 46.5 + index / 1e5, longitude: 7.25 - index / 1e5, height: 400 + (index % 900) },
  readings: [index % 31, (index % 97) / 10, null, index % 2 === 0],
  note: 'Measured every ten minutes, checked by hand once a week.',
})

function report({ bytes = 1_000_000, run = 0 }) {
  const each = JSON.stringify(entry(10_000)).length + 1
  return json({ run: `run ${run}`, stations: Array.from({ length: Math.ceil(bytes / each) }, (_, index) => entry(index)) })
}

serve({
  tools: [tool('report', 'Answers with JSON of the size asked for.', { bytes: { type: 'integer' }, run: { type: 'integer' } })],
  calls: { report },
})
