// The old HTTP+SSE transport on 127.0.0.1 (GET /sse, POST to the endpoint it names); --require-header NAME=VALUE; --drop-stream ends the stream after a call; prints {"url": …}.

import { randomUUID } from 'node:crypto'
import { bodyOf, calls, event, listen, onNotification, seen, tools } from './http.mjs'
import { createPeer, flag, option } from './raw.mjs'

const [requiredName, requiredValue] = (option('require-header') ?? '').split(/=(.*)/s)
const sessions = new Map()

listen('/sse', async (request, response) => {
  seen.requests += 1
  seen.headers = request.headers
  if (requiredName && request.headers[requiredName.toLowerCase()] !== requiredValue)
    return response.writeHead(401).end('The header is missing or wrong.')
  const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1')

  if (request.method === 'GET' && pathname === '/sse') {
    const id = randomUUID()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.write(`event: endpoint\ndata: /messages?sessionId=${id}\n\n`)
    const peer = createPeer({ tools, calls, onNotification, send: (message) => response.write(event(message)) })
    sessions.set(id, { peer, response })
    seen.sessions += 1
    return response.on('close', () => sessions.delete(id))
  }

  if (request.method === 'POST' && pathname === '/messages') {
    const session = sessions.get(searchParams.get('sessionId'))
    if (!session) return response.writeHead(404).end('There is no such session.')
    const message = JSON.parse(await bodyOf(request))
    response.writeHead(202).end('Accepted')
    await session.peer.receive(message)
    if (flag('drop-stream') && message.method === 'tools/call') session.response.end()
    return undefined
  }

  return response.writeHead(request.method === 'POST' && pathname === '/sse' ? 405 : 404).end()
})
