// Streamable HTTP on 127.0.0.1: --modern, --json, --require-header NAME=VALUE, --drop-session, --status N, --html; prints {"url": …}.

import { randomUUID } from 'node:crypto'
import { bodyOf, calls, event, listen, onNotification, seen, tools } from './http.mjs'
import { createModernPeer, version } from './modern.mjs'
import { createPeer, error, flag, option } from './raw.mjs'

const modern = flag('modern')
const [requiredName, requiredValue] = (option('require-header') ?? '').split(/=(.*)/s)
const sessions = new Map()

const plain = (response, status, body, type = 'text/plain') => response.writeHead(status, { 'content-type': type }).end(body)
const refuse = (response, status, code, message, id = null, data) =>
  plain(response, status, JSON.stringify(error(id, code, message, data)), 'application/json')

/** Answers one request: as a stream, or with --json as one body without the notifications on the way. */
async function answer(peer, message, response, headers = {}) {
  if (flag('json')) {
    let body
    await peer.receive(message, (out) => {
      if (out.id === message.id) body = out
    })
    const status = modern && body?.error ? (body.error.code === -32601 ? 404 : 400) : 200
    if (body) response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    else response.end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...headers })
  response.flushHeaders()
  let done = false
  response.on('close', () => {
    if (done) return
    seen.closedStreams.push(message.id)
    if (modern) peer.cancel(message.id)
    peer.unsubscribe?.(message.id)
  })
  await peer.receive(message, (out) => {
    response.write(event(out))
    if (out.id === message.id) {
      done = true
      response.end()
    }
  })
}

const modernPeer = createModernPeer({
  onNotification,
  moreTools: tools.filter(({ name }) => name === 'seen'),
  moreCalls: { seen: calls.seen },
})

async function postModern(request, response, message) {
  const expected = { 'mcp-protocol-version': version, 'mcp-method': message.method }
  if (['tools/call', 'resources/read', 'prompts/get'].includes(message.method)) expected['mcp-name'] = message.params?.name
  if (message.method === 'initialize') {
    const requested = message.params?.protocolVersion
    return refuse(response, 400, -32022, `Unsupported protocol version: ${requested}`, message.id, { supported: [version], requested })
  }
  const wrong = Object.entries(expected).find(([name, value]) => request.headers[name] !== value)
  if (wrong) return refuse(response, 400, -32020, `The header ${wrong[0]} is not ${wrong[1]}.`, message.id)
  if (message.id === undefined) {
    await modernPeer.receive(message)
    return response.writeHead(202).end()
  }
  return answer(modernPeer, message, response)
}

async function postLegacy(request, response, message) {
  if (message.method === 'initialize') {
    const id = randomUUID()
    const peer = createPeer({ tools, calls, onNotification, capabilities: { tools: { listChanged: true } } })
    sessions.set(id, peer)
    seen.sessions += 1
    return answer(peer, message, response, { 'mcp-session-id': id })
  }
  const id = request.headers['mcp-session-id']
  if (id === undefined) return refuse(response, 400, -32000, 'The header Mcp-Session-Id is missing.', message.id)
  const peer = sessions.get(id)
  if (!peer) return refuse(response, 404, -32001, 'Session not found', message.id)
  if (message.id === undefined || message.method === undefined) {
    await peer.receive(message)
    return response.writeHead(202).end()
  }
  await answer(peer, message, response)
  if (flag('drop-session') && message.method === 'tools/call') sessions.delete(id)
}

listen('/mcp', async (request, response) => {
  seen.requests += 1
  seen.headers = request.headers
  if (option('status')) return plain(response, Number(option('status')), 'Something is wrong with this server.')
  if (flag('html')) return plain(response, 200, '<!doctype html><title>Sign in</title><h1>Please sign in</h1>', 'text/html')
  if (requiredName && request.headers[requiredName.toLowerCase()] !== requiredValue)
    return plain(response, 401, `The header ${requiredName} is missing or wrong.`)
  if (new URL(request.url, 'http://127.0.0.1').pathname !== '/mcp') return plain(response, 404, 'Not found')

  const session = request.headers['mcp-session-id']
  if (request.method === 'DELETE' && !modern) {
    seen.deleted += 1
    return response.writeHead(sessions.delete(session) ? 204 : 404).end()
  }
  if (request.method === 'GET' && !modern && sessions.has(session)) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).flushHeaders()
    return response.write(': open\n\n')
  }
  if (request.method !== 'POST') return response.writeHead(405, { allow: 'POST' }).end()

  let message
  try {
    message = JSON.parse(await bodyOf(request))
  } catch {
    return refuse(response, 400, -32700, 'The body is not JSON.')
  }
  return modern ? postModern(request, response, message) : postLegacy(request, response, message)
})
