import { text } from '../content'
import { makeWav, type Tone } from '../tone'
import { defineTool } from '../tool'

type Args = {
  tone: Tone['kind']
  frequency: number
  sweep_to?: number
  seconds: number
  volume: number
  quiet_from?: string
  quiet_until?: string
}

export const soundAlarm = defineTool<Args>({
  definition: {
    name: 'sound_alarm',
    title: 'Sound the alarm',
    description:
      'Makes the sound of a station alarm and returns it as a WAV file to listen to. During the quiet hours it plays at a tenth of the volume.',
    inputSchema: {
      type: 'object',
      properties: {
        tone: {
          type: 'string',
          enum: ['beep', 'chirp', 'siren'],
          default: 'beep',
          description: 'Shape of the sound. A siren also needs sweep_to.',
        },
        frequency: {
          type: 'integer',
          minimum: 100,
          maximum: 3000,
          default: 880,
          description: 'Pitch in hertz; for a siren, where it starts.',
        },
        sweep_to: { type: 'integer', minimum: 100, maximum: 3000, description: 'For a siren: the pitch it rises to.' },
        seconds: { type: 'number', exclusiveMinimum: 0, maximum: 5, default: 1, description: 'Length of the sound.' },
        volume: { type: 'number', minimum: 0, maximum: 1, default: 0.5, description: 'From 0, silent, to 1.' },
        quiet_from: {
          type: 'string',
          format: 'time',
          description: 'Start of the quiet hours, UTC; needs quiet_until.',
          examples: ['22:00:00Z'],
        },
        quiet_until: {
          type: 'string',
          format: 'time',
          description: 'End of the quiet hours, UTC; needs quiet_from.',
          examples: ['06:00:00Z'],
        },
      },
      additionalProperties: false,
      dependentRequired: { quiet_from: ['quiet_until'], quiet_until: ['quiet_from'] },
      if: { properties: { tone: { const: 'siren' } }, required: ['tone'] },
      then: { required: ['sweep_to'] },
      else: { properties: { sweep_to: false } },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  },
  run({ tone, frequency, sweep_to, seconds, volume, quiet_from, quiet_until }, { now }) {
    const quiet =
      quiet_from !== undefined && quiet_until !== undefined && isBetween(now().toISOString().slice(11, 19), quiet_from, quiet_until)
    const loudness = quiet ? volume / 10 : volume
    const wav = makeWav({ kind: tone, frequency, sweepTo: sweep_to ?? frequency, seconds, volume: loudness })
    return {
      content: [
        { type: 'audio', data: wav.toString('base64'), mimeType: 'audio/wav' },
        text(`A ${tone} of ${seconds} s at ${frequency} Hz, volume ${loudness}${quiet ? ' because of the quiet hours' : ''}.`),
      ],
    }
  },
})

/** Clock times as text; the span may run over midnight. */
function isBetween(time: string, from: string, until: string): boolean {
  const [start, end] = [from.slice(0, 8), until.slice(0, 8)]
  return start <= end ? time >= start && time < end : time >= start || time < end
}
