// What modern-only and the HTTP server share: the rules of protocol revision 2026-07-28 around a peer.

import { createPeer, notification, text, tool, wait } from './raw.mjs'

export const version = '2026-07-28'
const key = (name) => `io.modelcontextprotocol/${name}`
const fail = (code, message, data) => {
  throw Object.assign(new Error(message), { code, data })
}

/** Refuses a request without its envelope or of another revision. */
function checkEnvelope({ params }) {
  const meta = params?._meta ?? {}
  const asked = meta[key('protocolVersion')]
  if (asked === undefined || meta[key('clientCapabilities')] === undefined) fail(-32602, 'The _meta envelope of the request is missing.')
  if (asked !== version) fail(-32022, `Unsupported protocol version: ${asked}`, { supported: [version], requested: asked })
  return meta
}

const form = { type: 'object', properties: { city: { type: 'string', description: 'Name of a city.' } }, required: ['city'] }
/** Odd on purpose: the client must send it back byte for byte. */
const state = 'round 1 / "quoted" \u00e9\u0000 %20+'

/** A modern peer, with more tools if its server has some. */
export function createModernPeer({ onNotification, moreTools = [], moreCalls = {} } = {}) {
  /** From the id of a listen request to the way out of its stream. */
  const subscriptions = new Map()
  const grown = []
  const cache = { ttlMs: 0, cacheScope: 'private' }
  const complete = (value) => ({
    resultType: 'complete',
    ...value,
    _meta: { [key('serverInfo')]: { name: 'raw-modern', version: '1.0.0' } },
  })

  const fixed = [
    tool('echo', 'Returns what it is given.', { text: { type: 'string' } }),
    tool('slow', 'Reports progress, then answers.', { steps: { type: 'integer', default: 5 }, everyMs: { type: 'integer', default: 100 } }),
    tool('ask_city', 'Needs an answer from the person before it can go on.'),
    tool('ask_roots', 'Wants to know the roots before it can go on.'),
    tool('grow', 'Adds a tool and tells those who listen.'),
    ...moreTools,
  ]

  const calls = {
    ...moreCalls,
    echo: ({ text: said }) => text(String(said)),
    async slow({ steps = 5, everyMs = 100 }, { signal, progress }) {
      for (let step = 1; step <= steps; step += 1) {
        await wait(everyMs, signal)
        if (signal.aborted) return undefined
        progress(step, steps, `step ${step}`)
      }
      return text(`counted to ${steps}`)
    },
    ask_city(_, { request }) {
      const { inputResponses, requestState, _meta } = request.params
      if (!inputResponses) {
        if (!_meta[key('clientCapabilities')].elicitation)
          fail(-32021, 'The client cannot be asked.', { requiredCapabilities: { elicitation: { form: {} } } })
        const city = { method: 'elicitation/create', params: { mode: 'form', message: 'Which city?', requestedSchema: form } }
        return { resultType: 'input_required', inputRequests: { city }, requestState: state }
      }
      if (requestState !== state) fail(-32602, 'The requestState was changed on its way.')
      const { action, content } = inputResponses.city ?? {}
      return text(action === 'accept' ? `You chose ${content?.city}.` : `You answered: ${action}.`)
    },
    ask_roots(_, { request }) {
      const { inputResponses, requestState } = request.params
      if (!inputResponses) return { resultType: 'input_required', inputRequests: { where: { method: 'roots/list' } }, requestState: state }
      if (requestState !== state) fail(-32602, 'The requestState was changed on its way.')
      return text(JSON.stringify(inputResponses.where))
    },
    grow() {
      const added = tool(`grown_${grown.length + 1}`, 'Was not there before.')
      grown.push(added)
      calls[added.name] = () => text(`${added.name} works`)
      for (const [id, out] of subscriptions)
        out(notification('notifications/tools/list_changed', { _meta: { [key('subscriptionId')]: id } }))
      return text(`there are ${fixed.length + grown.length} tools now`)
    },
  }

  const methods = {
    initialize: ({ params }) =>
      fail(-32022, `Unsupported protocol version: ${params?.protocolVersion}`, {
        supported: [version],
        requested: params?.protocolVersion,
      }),
    ping: () => fail(-32601, 'Method not found: ping'),
    'server/discover': () =>
      complete({
        supportedVersions: [version],
        capabilities: { tools: { listChanged: true } },
        instructions: 'A modern server, by hand.',
        ...cache,
      }),
    'tools/list': () => complete({ tools: [...fixed, ...grown], ...cache }),
    async 'tools/call'(request, context) {
      const call = calls[request.params?.name] ?? fail(-32602, `Unknown tool: ${request.params?.name}`)
      const value = await call(request.params.arguments ?? {}, context)
      return value && complete(value)
    },
    'subscriptions/listen'({ id, params }, { send }) {
      if (!params.notifications) fail(-32602, 'What to listen to is missing.')
      const toolsListChanged = params.notifications.toolsListChanged === true
      if (toolsListChanged) subscriptions.set(id, send)
      send(
        notification('notifications/subscriptions/acknowledged', {
          notifications: { ...(toolsListChanged && { toolsListChanged }) },
          _meta: { [key('subscriptionId')]: id },
        }),
      )
      return undefined
    },
  }

  const guarded = Object.entries(methods).map(([method, handle]) => [
    method,
    (request, context) => {
      if (method !== 'initialize') checkEnvelope(request)
      return handle(request, context)
    },
  ])

  const peer = createPeer({
    methods: Object.fromEntries(guarded),
    onNotification(message) {
      if (message.method === 'notifications/cancelled') subscriptions.delete(message.params?.requestId)
      onNotification?.(message)
    },
  })
  return { ...peer, unsubscribe: (id) => subscriptions.delete(id) }
}
