// During a call of `ask` it sends requests of its own to the client, known and unknown, and returns what it got back for each.

import { json, serve, text, tool } from './raw.mjs'

const questions = {
  ping: undefined,
  'roots/list': undefined,
  'sampling/createMessage': { messages: [{ role: 'user', content: { type: 'text', text: 'Say hello.' } }], maxTokens: 16 },
  'elicitation/create': {
    message: 'Which city?',
    requestedSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
  'example/unknown': { any: 'thing' },
}

let capabilities

serve({
  tools: [
    tool('ask', 'Asks the client everything it can think of.', {
      methods: { type: 'array', items: { type: 'string', enum: Object.keys(questions) } },
    }),
    tool('capabilities', 'Says what the client declared.'),
  ],
  methods: {
    initialize: ({ params }) => {
      capabilities = params.capabilities
      return { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'raw', version: '1.0.0' } }
    },
  },
  calls: {
    async ask({ methods = Object.keys(questions) }, { ask, notify }) {
      const answers = await Promise.all(methods.map(async (method) => [method, await ask(method, questions[method])]))
      // A notification nobody knows must not hurt either.
      notify('notifications/example/unknown', { any: 'thing' })
      return json(Object.fromEntries(answers))
    },
    capabilities: () => text(JSON.stringify(capabilities)),
  },
})
