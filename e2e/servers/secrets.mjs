// Repeats its environment variable SECRET_TOKEN wherever a server can: results, errors, standard error, noise, in several spellings.

import { error, send, serve, text, tool, write } from './raw.mjs'

const secret = process.env.SECRET_TOKEN ?? ''
const unicode = [...secret].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const digits = secret.replace(/\D/g, '') || '0'

process.stderr.write(`secrets: starting with the token ${secret}\n`)

serve({
  tools: [
    tool('in_result', 'Repeats the secret in its result, in several spellings.'),
    tool('in_error', 'Repeats the secret in a JSON-RPC error.'),
    tool('in_failure', 'Repeats the secret in a failed result.'),
    tool('in_stderr', 'Repeats the secret on standard error.'),
    tool('in_noise', 'Repeats the secret in a line that is no message.'),
    tool('in_number', 'Repeats the digits of the secret as a number, bare and with digits around it.'),
  ],
  calls: {
    in_result(_, { id }) {
      const content = [
        secret,
        JSON.stringify({ token: secret }),
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64'),
        `Bearer ${secret}`,
      ]
      const blocks = content.map((value) => JSON.stringify({ type: 'text', text: value }))
      // Written by hand, since no serialiser escapes letters.
      blocks.push(`{"type":"text","text":"${unicode}"}`)
      write(
        `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"content":[${blocks.join(',')}],"_meta":{"example.org/token":"${unicode}"}}}\n`,
      )
    },
    in_error: (_, { id }) =>
      void send(error(id, -32000, `The token ${secret} was refused.`, { url: `https://api.example/?token=${encodeURIComponent(secret)}` })),
    in_failure: () => ({ ...text(`The token ${secret} was refused.`), isError: true }),
    in_stderr() {
      process.stderr.write(`secrets: token=${secret} url=https://api.example/?token=${encodeURIComponent(secret)}\n`)
      return text('written')
    },
    in_noise() {
      write(`connecting with ${secret}\n`)
      return text('written')
    },
    in_number(_, { id }) {
      write(
        `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"content":[{"type":"text","text":"${digits}"}],"structuredContent":{"bare":${Number(digits[0]) === 0 ? `1${digits}` : digits},"around":1${digits}0,"text":${JSON.stringify(`1${secret}0`)}}}}\n`,
      )
    },
  },
})
