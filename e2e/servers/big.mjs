// Tool `big` returns as many bytes of text as asked for (default 8 MB), over as many content blocks as asked for.

import { serve, tool } from './raw.mjs'

const defaultBytes = 8 * 1024 * 1024

serve({
  tools: [
    tool('big', 'Returns a text of the size asked for.', {
      bytes: { type: 'integer', minimum: 0, default: defaultBytes, description: 'Bytes of text, all blocks together.' },
      blocks: { type: 'integer', minimum: 1, default: 1, description: 'Content blocks.' },
    }),
  ],
  calls: {
    big({ bytes = defaultBytes, blocks = 1 }) {
      const each = Math.floor(bytes / blocks)
      const filled = (size) => 'The quick brown fox jumps over the lazy dog.\n'.repeat(Math.ceil(size / 45)).slice(0, size)
      return {
        content: Array.from({ length: blocks }, (_, index) => ({
          type: 'text',
          text: filled(index === 0 ? bytes - each * (blocks - 1) : each),
        })),
      }
    },
  },
})
