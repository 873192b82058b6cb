// Says what a page must not act on: markup, script addresses, characters that hide or turn text around, and far too much of everything.

import { serve, text } from './raw.mjs'

const markup = '<img src=x onerror="window.struck=1"><script>window.struck=1</script><b onclick="window.struck=1">bold</b>'
const link = '[press me](javascript:window.struck=1) <a href="javascript:window.struck=1">or me</a>'
const turned = 'safe \u202egnp.exe\u202c and \u2066isolated\u2069 and joined\u200bwords \u{e0041}\u{e0042}'
const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="window.struck=1"><script>window.struck=1</script><rect width="24" height="24" fill="teal"/></svg>')}`
const unbroken = 'w'.repeat(4000)

const tools = [
  {
    name: 'hostile_markup',
    title: markup,
    description: `${markup}\n${link}\n${turned}`,
    inputSchema: {
      type: 'object',
      title: markup,
      description: link,
      properties: {
        [markup]: { type: 'string', title: markup, description: `${markup} ${turned}`, default: markup, examples: [markup, turned] },
        choice: { type: 'string', enum: [markup, turned, 'javascript:window.struck=1'] },
        titled: { oneOf: [{ const: 1, title: markup, description: link }] },
        ways: { oneOf: [{ title: markup, type: 'object', properties: { a: { const: turned } } }, { $ref: 'javascript:window.struck=1' }] },
        like: { type: 'string', pattern: markup, format: markup, 'x-note': markup },
      },
      required: [markup],
    },
    annotations: { title: markup, readOnlyHint: true, destructiveHint: true, [markup]: markup },
    icons: [
      { src: svg, mimeType: 'image/svg+xml', sizes: ['any'] },
      { src: 'javascript:window.struck=1', mimeType: markup },
      { src: 'https://example.invalid/icon.png', sizes: ['48x48'], theme: 'dark' },
      { src: 'data:text/html,<script>window.struck=1</script>' },
      { src: 42 },
      markup,
    ],
    execution: { taskSupport: markup },
    _meta: { [markup]: { [link]: turned } },
    [markup]: markup,
  },
  {
    name: 'long_text',
    title: unbroken,
    description: `${'Forty thousand characters of it. '.repeat(1250)}\n${markup}`,
    inputSchema: {
      type: 'object',
      properties: {
        [unbroken]: {
          type: 'string',
          description: unbroken.repeat(10),
          enum: Array.from({ length: 300 }, (_, at) => `${at}${'v'.repeat(200)}`),
        },
      },
    },
    _meta: { long: unbroken.repeat(10) },
  },
  { name: `turned_${turned}`, description: turned, inputSchema: { type: 'object', properties: { [turned]: { type: 'string' } } } },
]

serve({
  tools,
  capabilities: { tools: { listChanged: true }, [markup]: { [turned]: link } },
  methods: {
    initialize: ({ params }) => ({
      protocolVersion: params.protocolVersion,
      capabilities: { tools: { listChanged: true }, experimental: { [markup]: { note: link } } },
      serverInfo: { name: markup, title: turned, version: unbroken, websiteUrl: 'javascript:window.struck=1' },
      instructions: `${markup}\n${link}\n${turned}\n${'And on. '.repeat(5000)}`,
    }),
  },
  calls: { hostile_markup: () => text(`${markup}\n${link}\n${turned}`) },
})
