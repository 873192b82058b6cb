// Mixes its answers with banners, JSON that is no message, bytes that are no UTF-8, and cuts them in pieces; lines end with CRLF.

import { createPeer, readLines, text, tool, wait, write } from './raw.mjs'

const noise = [
  Buffer.from('*** Garbage server 1.0, listening ***\r\n'),
  Buffer.from('42\r\n"text"\nnull\r\ntrue\n[1,2]\r\n{}\n'),
  Buffer.from('{"jsonrpc":"2.0","method":\r\n'),
  Buffer.concat([Buffer.from('not UTF-8: '), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('\n\n')]),
  Buffer.from('[debug] {"level":"info"} \u001b[31mred\u001b[0m\r\n'),
]

let turn = 0
let queue = Promise.resolve()

/** One after the other, so that the pieces of two answers never mix. */
function send(message) {
  queue = queue.then(async () => {
    write(noise[turn % noise.length])
    turn += 1
    const line = Buffer.from(`${JSON.stringify(message)}\r\n`)
    const middle = Math.floor(line.length / 2)
    write(line.subarray(0, middle))
    await wait(10)
    write(line.subarray(middle))
  })
}

const peer = createPeer({
  send,
  tools: [
    tool('echo', 'Answers among the noise.', { text: { type: 'string' } }),
    tool('no_utf8', 'Answers with a text that holds bytes which are not UTF-8.'),
    tool('last_line', 'Answers without a line end, and ends.'),
  ],
  calls: {
    echo: ({ text: said }) => text(String(said)),
    no_utf8: (_, { id }) => {
      const around = JSON.stringify({ jsonrpc: '2.0', id, result: text('before | after') }).split('|')
      write(Buffer.concat([Buffer.from(around[0]), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(`${around[1]}\n`)]))
      return undefined
    },
    last_line: (_, { id }) => {
      queue.then(() => write(JSON.stringify({ jsonrpc: '2.0', id, result: text('no line end') }), () => process.exit(0)))
      return undefined
    },
  },
})

write(noise[0])
readLines((message) => peer.receive(message))
