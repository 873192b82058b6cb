import { type Doc, define, type Json } from '../../tool/json'
import type { Toolset } from '../../tool/toolset'

/** A key that an object literal would take for its prototype. */
function withProto(rest: Record<string, Json>): Doc {
  const properties: Record<string, Json> = { ...rest }
  define(properties, '__proto__', { type: 'string', title: 'A plain name here' })
  return properties
}

const plain = { inputSchema: { type: 'object' } }

/** Names that are words of a language, that clash, that no file system takes, or that are no words at all. */
export const awkward: Toolset = {
  format: 1,
  name: '"Odd" names */ `$' + '{x}`',
  rules: 'mcp',
  nodes: [
    ...[
      'delete',
      'class',
      'import',
      'index',
      'con',
      'tools',
      'constructor',
      '__proto__',
      '2fa',
      '',
      '天気',
      'naïve café',
      '🦊',
      '../../etc/passwd',
    ].map((name, index) => ({ id: `n${index}`, tool: { name, ...plain } })),
    ...['get-user', 'get_user', 'getUser', 'GET_USER', 'get.user', 'get_user'].map((name, index) => ({
      id: `u${index}`,
      tool: { name, ...plain },
    })),
    { id: 'long', tool: { name: 'a_very_long_name_'.repeat(20), ...plain } },
    {
      id: 'texts',
      tool: {
        name: 'texts',
        title: 'It\'s a "title" with \\ and */ and `$' + '{code}` \u202e\u2028',
        description: `Ends a comment */ and starts one /* ${'very '.repeat(40)}long.\r\nSecond line\u2029third.`,
        inputSchema: {
          type: 'object',
          properties: withProto({
            class: { type: 'string', description: '*/ console.log(1) /*' },
            'two words': { type: 'number' },
            '10': { type: 'string' },
            constructor: { enum: ['a', 1, true, null, { deep: ['x'] }] },
            Record: { $ref: '#/$defs/Record' },
            loop: { $ref: '#/$defs/loop' },
            missing: { $ref: '#/$defs/nowhere' },
            '': { type: 'null' },
          }),
          required: ['not_described'],
          $defs: {
            Record: { type: 'object', additionalProperties: { $ref: '#/$defs/Record' } },
            loop: { anyOf: [{ $ref: '#/$defs/loop' }, { type: 'string' }] },
          },
        },
      },
    },
    { id: 'broken', tool: { name: 'broken', inputSchema: { type: 'object', properties: { a: { pattern: '(' } } } } },
    { id: 'nothing', tool: { name: 'nothing', inputSchema: null } },
    { id: 'bare', tool: { name: 'bare' } },
    { id: 'nameless', tool: { inputSchema: { type: 'object' } } },
    {
      id: 'task',
      tool: { name: 'task', ...plain, execution: { taskSupport: 'optional' }, annotations: 'odd', _meta: { 'example.org/x': 1 } },
    },
  ],
}
