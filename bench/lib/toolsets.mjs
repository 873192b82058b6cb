import { openCaller } from './http.mjs'

/** Makes a toolset of so many tools, in groups of twenty, each with a few described parameters; gives its id. */
export async function createToolset(app, count) {
  const tool = (at) => ({
    id: `t${at}`,
    tool: {
      name: `get_item_${at}`,
      title: `Get item ${at}`,
      description: `Returns item ${at} with its owner, its labels and when it was changed last.`,
      inputSchema: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The id of the item.', minLength: 1 },
          fields: { type: 'array', items: { type: 'string' }, description: 'Which fields are wanted.' },
          owner: { type: 'object', properties: { name: { type: 'string' }, team: { type: 'string', enum: ['a', 'b', 'c'] } } },
          limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        },
        required: ['id'],
      },
      annotations: { readOnlyHint: at % 2 === 0 },
    },
  })
  const group = (at) => ({
    id: `g${at}`,
    tool: { name: `group_${at}` },
    children: Array.from({ length: 20 }, (_, index) => tool(at * 20 + index)),
  })
  const toolset = {
    format: 1,
    name: `${count} tools`,
    rules: 'mcp',
    prefix: 'bench',
    guidance: { blocks: { careful: 'Ask before you use this.' } },
    nodes: Array.from({ length: count / 20 }, (_, at) => group(at)),
  }
  const caller = await openCaller(app)
  const { id } = JSON.parse(await caller.post('/api/toolsets', { toolset }))
  caller.close()
  return id
}
