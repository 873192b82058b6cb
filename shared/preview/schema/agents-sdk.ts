import { type Doc, withMember } from '../../tool/json'
import { strictSchema } from './agents-strict'
import { has } from './docs'
import { Refused, rewriting } from './rewriting'

const withProperties = (schema: Doc): Doc => (has(schema, 'properties') ? schema : withMember(schema, 'properties', {}))

export const agentsSchema = rewriting((schema) => ({ schema: withProperties(schema) }))

/** Where a schema cannot be made strict, the SDK sends it as it is. */
export const agentsStrict = rewriting((schema) => {
  const whole = withProperties(schema)
  try {
    return { schema: strictSchema(whole) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const message = `It cannot be made strict (${error.message}): the model gets it as it is, and nothing holds the model to it.`
    return { schema: whole, notes: [{ at: '', message, severity: 'changed' }] }
  }
})
