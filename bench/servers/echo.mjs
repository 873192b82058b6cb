// A server on the SDK that speaks both eras, with one tool that answers at once.

import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const echo = {
  name: 'echo',
  description: 'Returns what it is given.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
}

serveStdio(() => {
  const server = new Server({ name: 'echo', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({ tools: [echo] }))
  server.setRequestHandler('tools/call', ({ params }) => ({ content: [{ type: 'text', text: params.arguments?.text ?? '' }] }))
  return server
})
