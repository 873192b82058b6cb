import { text } from '../content'
import { noStation, plainFailure } from '../result'
import { stationId } from '../schema'
import { defineTool, ProtocolFault } from '../tool'

type Args = {
  station_id: string
  message: string
  outcome: 'answer' | 'no_answer' | 'broken_line' | 'refused'
  radio_key?: string
  reply_to?: string
}

export const contactStation = defineTool<Args>({
  definition: {
    name: 'contact_station',
    title: 'Contact a station by radio',
    description:
      'Sends a message to the keeper of a station. Choose an outcome to see how an answer, a failed call, an exception and a protocol error differ.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        message: { type: 'string', minLength: 1, maxLength: 160, description: 'What to say.', examples: ['Please read the snow stake.'] },
        outcome: {
          type: 'string',
          oneOf: [
            { const: 'answer', title: 'The keeper answers' },
            { const: 'no_answer', title: 'Nobody answers: a failed result' },
            { const: 'broken_line', title: 'The radio breaks: an exception' },
            { const: 'refused', title: 'The network refuses: a protocol error' },
          ],
          default: 'answer',
          description: 'What happens.',
        },
        radio_key: {
          type: 'string',
          format: 'password',
          writeOnly: true,
          minLength: 4,
          description: 'Key of the radio network. Any will do; it is never repeated.',
        },
        reply_to: {
          type: 'string',
          format: 'uri',
          description: 'Where the answer should go as well.',
          examples: ['https://stations.example/inbox'],
        },
      },
      required: ['station_id', 'message'],
      additionalProperties: false,
    },
    annotations: { openWorldHint: true },
  },
  async run({ station_id, message, outcome, radio_key, reply_to }, { store, log }) {
    const station = store.stations.get(station_id)
    if (!station) return plainFailure(noStation(station_id))
    switch (outcome) {
      case 'answer': {
        const copy = reply_to ? ` A copy would go to ${reply_to}.` : ''
        return {
          content: [text(`${station.keeper.name} at ${station.name}: "Understood: ${message}"${radio_key ? ' (encrypted)' : ''}${copy}`)],
        }
      }
      case 'no_answer':
        await log('error', `${station.name} did not answer.`)
        return plainFailure({
          error: `${station.name} did not answer within 30 seconds.`,
          error_type: 'timeout',
          message: `Nobody at ${station.name} picked up.`,
          instruction: 'Present this error to the user and take no further action. Do NOT try again on your own.',
        })
      case 'broken_line':
        throw new TypeError('the radio returned no carrier')
      case 'refused':
        throw new ProtocolFault(-32603, 'The radio network refused the request.', { network: 'shortwave', retry_after_s: 60 })
    }
  },
})
