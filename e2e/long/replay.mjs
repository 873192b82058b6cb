// Answers tools/list with the text of a file (first argument), to the letter.

import { readFileSync } from 'node:fs'
import { readLines, result, send, write } from '../servers/raw.mjs'

const list = readFileSync(process.argv[2], 'utf8')
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'replay', version: '1.0.0' } }),
  ping: () => ({}),
}

readLines(({ id, method, params }) => {
  if (method === 'tools/list') write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${list}}\n`)
  else if (answers[method]) send(result(id, answers[method](params)))
})
