// A toolset with examples, a prefix and a command schema, for pictures of what these do.

const station = { type: 'string', pattern: '^ST-[0-9]{3}$', description: 'Id of a station.', examples: ['ST-001'] }
const report = {
  name: 'report',
  title: 'Report on a station',
  description: 'Reports on one station over the last days.',
  inputSchema: {
    type: 'object',
    properties: { station_id: station, days: { type: 'integer', minimum: 1, maximum: 31 } },
    required: ['station_id'],
  },
  outputSchema: {
    type: 'object',
    properties: { station: { type: 'string' }, mean: { type: 'number' }, warnings: { type: 'array', items: { type: 'string' } } },
    required: ['station', 'mean'],
  },
  annotations: { readOnlyHint: true },
}
const noteTool = (name, title, annotations) => ({
  name,
  title,
  description: `${title} of a station.`,
  inputSchema: { type: 'object', properties: { subject: station }, required: ['subject'] },
  annotations,
})

export const notes = {
  format: 1,
  name: 'weather notes',
  rules: 'mcp',
  prefix: 'wx',
  server: { name: 'weather-notes', version: '1.2.0', instructions: 'Ask for a station before you ask for readings.' },
  guidance: { blocks: { waits: 'This tool returns when it is done. Do not call it again while it runs.' } },
  commandSchemas: [
    {
      id: 'command',
      title: 'Standard command',
      parameters: { type: 'object', properties: { product: { type: 'string' }, subject: { type: 'string' } }, required: ['subject'] },
      injected: ['ctx'],
    },
  ],
  nodes: [
    {
      id: 'report',
      tool: report,
      design: {
        examples: [
          {
            id: 'harbour',
            title: 'The harbour',
            arguments: { station_id: 'ST-001', days: 7 },
            answer: { content: [{ type: 'text', text: '6.5 °C' }], structuredContent: { station: 'Harbour Light', mean: 6.5 } },
          },
          { id: 'hills', title: 'A station in the hills', arguments: { station_id: 'ST-003' } },
        ],
      },
    },
    {
      id: 'notes',
      tool: { name: 'notes' },
      own: { guidanceKey: 'waits' },
      children: [
        { id: 'list', tool: noteTool('list', 'List the notes', { readOnlyHint: true }), design: { commandSchema: 'command' } },
        { id: 'delete', tool: noteTool('delete', 'Delete the notes', { destructiveHint: true }), design: { commandSchema: 'command' } },
      ],
    },
  ],
}
