import { text } from '../content'
import { plainFailure } from '../result'
import { defineTool } from '../tool'
import { convert, quantityOf, unitNames } from '../units'

type Args = { value: number | number[] | string; from?: string; to: string }

/** Deliberately bare: no title, no annotations, so that everything about it is implied. */
export const convertValue = defineTool<Args>({
  definition: {
    name: 'convert_value',
    description: 'Converts a value, or a list of values, from one unit into another: temperature, air pressure, speed, length or angle.',
    inputSchema: {
      type: 'object',
      properties: {
        value: {
          description: 'What to convert.',
          anyOf: [
            { title: 'A number', type: 'number' },
            { title: 'Several numbers', type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 100 },
            { title: 'Text with its unit', type: 'string', pattern: '^-?[0-9]+([.][0-9]+)? [a-z_]+$', examples: ['12.5 celsius'] },
          ],
          examples: [12.5, [0, 100], '12.5 celsius'],
        },
        from: { type: 'string', enum: unitNames, description: 'Unit of the value. Not needed if the value is text with its unit.' },
        to: { type: 'string', enum: unitNames, description: 'Unit of the answer.' },
      },
      required: ['value', 'to'],
      additionalProperties: false,
    },
  },
  run({ value, from, to }) {
    const [written, named] = typeof value === 'string' ? value.split(' ') : []
    const source = named ?? from
    if (source === undefined)
      return refused('The unit of the value is missing.', 'Ask the user for clarification on the unit of the value.')
    if (quantityOf(source) === undefined)
      return refused(`"${source}" is not a unit I know.`, 'Suggest a unit of the parameter "from" before retrying.')
    if (quantityOf(source) !== quantityOf(to)) {
      return refused(
        `${source} measures ${quantityOf(source)}, ${to} measures ${quantityOf(to)}.`,
        'Present this error to the user and take no further action.',
      )
    }
    const numbers = Array.isArray(value) ? value : [Number(written ?? value)]
    return { content: [text(numbers.map((number) => `${number} ${source} = ${convert(number, source, to)} ${to}`).join('\n'))] }
  },
})

function refused(error: string, instruction: string) {
  return plainFailure({ error, error_type: 'invalid_input', message: error, instruction })
}
