import { text } from '../content'
import { defineTool } from '../tool'

type Args = { on: boolean }

export const setMaintenanceMode = defineTool<Args>({
  definition: {
    name: 'set_maintenance_mode',
    title: 'Switch the maintenance mode',
    description:
      'Switches the maintenance mode on or off. While it is on there is one more tool, reset_station; clients are told that the list has changed.',
    inputSchema: {
      type: 'object',
      properties: { on: { type: 'boolean', description: 'True to switch it on.' } },
      required: ['on'],
      additionalProperties: false,
    },
    annotations: { idempotentHint: true, openWorldHint: false },
  },
  async run({ on }, { store, toolsChanged }) {
    if (store.maintenance === on) return { content: [text(`The maintenance mode was ${on ? 'on' : 'off'} already.`)] }
    store.maintenance = on
    await toolsChanged()
    return {
      content: [
        text(on ? 'The maintenance mode is on: reset_station is available.' : 'The maintenance mode is off: reset_station is gone.'),
      ],
    }
  },
})
