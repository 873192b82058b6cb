import type { Toolset } from '../../tool/toolset'
import { tool } from './entry'

/** Tools that run a command. */
export const commands: Toolset = {
  format: 1,
  name: 'Files & echo',
  rules: 'mcp',
  nodes: [
    {
      id: 'node',
      tool: { name: 'node' },
      cli: { command: 'node', args: [] },
      own: { timeoutSeconds: 20 },
      children: [
        tool(
          'print',
          {
            description: 'Print what Node was given.',
            inputSchema: {
              type: 'object',
              properties: {
                script: { type: 'string', format: 'path', description: 'The script to run.' },
                words: { type: 'array', items: { type: 'string' } },
                verbose: { type: 'boolean' },
                title: { type: 'string', description: 'A heading.' },
              },
              required: ['script'],
            },
            annotations: { readOnlyHint: true },
          },
          {
            cli: {
              word: '',
              positionalsFirst: true,
              args: [
                { property: 'script', as: 'positional' },
                { property: 'words', as: 'positional' },
                { property: 'verbose', as: 'option' },
                { property: 'title', as: 'option', flag: '--heading' },
              ],
            },
            design: { examples: [{ id: 'two', arguments: { script: 'print.mjs', words: ['a', 'b c'], verbose: true } }] },
          },
        ),
        tool(
          'commit',
          {
            description: 'Hands a message over in a file.',
            inputSchema: {
              type: 'object',
              properties: {
                message: { type: 'string' },
                working_directory: { type: 'string', format: 'path' },
              },
              required: ['message'],
            },
            outputSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
          },
          { cli: { args: [{ property: 'message', as: 'option', file: { flag: '-F' } }] } },
        ),
      ],
    },
  ],
}
