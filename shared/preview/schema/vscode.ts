import { schemaFaults } from '../../schema/check'
import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { has, mapMembers, textsIn, without } from './docs'
import { Refused, rewriting } from './rewriting'

/** What Copilot's normaliser does for the models of one family. */
type Family = { strips?: true; spreadsTuples?: true; nullable?: true }

const copilot = (family: Family) =>
  rewriting((schema, name) => {
    refuseFaulty(schema)
    const root = member(schema, 'type') === 'object' ? schema : { type: 'object', properties: {} }
    const whole = isDoc(member(root, 'properties')) ? root : withMember(root, 'properties', {})
    everyNode(whole, (node) => refuseBareArray(node, name))
    const stripped = family.strips ? everyNode(whole, strip) : whole
    const named = everyNode(without(stripped, rootOnly), requireNamed)
    const spread = family.spreadsTuples ? everyNode(named, spreadTuple) : named
    return { schema: family.nullable ? everyNode(spread, nullable) : spread }
  })

export const vscodeOther = copilot({})
export const vscodeGpt4 = copilot({ strips: true, spreadsTuples: true })
export const vscodeClaude = copilot({ spreadsTuples: true })
export const vscodeGemini = copilot({ nullable: true })

const rootOnly = ['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else']
const mapsOfSchemas = ['properties', 'dependencies', 'patternProperties']
const schemas = ['items', 'additionalProperties', 'anyOf', 'allOf', 'oneOf', 'not', 'if', 'then', 'else', 'contains']

/** The nodes the normaliser visits, parents first; definitions and `prefixItems` are not among them. */
function everyNode(schema: Doc, change: (node: Doc) => Doc): Doc {
  const inside = (value: Json): Json => (isDoc(value) ? everyNode(value, change) : value)
  return mapMembers(change(schema), (value, key) => {
    if (mapsOfSchemas.includes(key)) return isDoc(value) ? mapMembers(value, inside) : value
    if (!schemas.includes(key)) return value
    return Array.isArray(value) ? value.map(inside) : inside(value)
  })
}

/** VS Code holds every schema against draft-07, whatever it says it is written in; editions differ on lists of values and on patterns. */
function refuseFaulty(schema: Doc): void {
  const faults = schemaFaults(withMember(schema, '$schema', 'http://json-schema.org/draft-07/schema#'))
  const fault = faults.find(({ message }) => !message.startsWith('"enum"') && !message.includes('regular expression'))
  if (!fault) return
  const why = `${fault.at || 'the root'}: ${fault.message}`
  throw new Refused(`VS Code leaves the tool out and warns: its schema is no JSON Schema of draft-07 (${why})`)
}

function refuseBareArray(node: Doc, name: string): Doc {
  if (member(node, 'type') !== 'array' || member(node, 'items')) return node
  const words = `Failed to validate tool ${name}: Error: tool parameters array type must have items`
  throw new Refused(`A list does not say what is in it (\`items\`), so every request that offers this tool fails: ${words}`, node)
}

const unsupported = [
  ...['minLength', 'maxLength', 'pattern', 'default', 'format', 'minimum', 'maximum', 'multipleOf', 'patternProperties'],
  ...['unevaluatedProperties', 'propertyNames', 'minProperties', 'maxProperties', 'unevaluatedItems', 'contains'],
  ...['minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems'],
]
const longest = 1024

function strip(node: Doc): Doc {
  const description = member(node, 'description')
  const short = typeof description === 'string' && description.length > longest ? description.slice(0, longest) : undefined
  return without(short === undefined ? node : withMember(node, 'description', short), unsupported)
}

function requireNamed(node: Doc): Doc {
  const [properties, required] = [member(node, 'properties'), member(node, 'required')]
  if (member(node, 'type') !== 'object' || !isDoc(properties) || !Array.isArray(required)) return node
  const kept = textsIn(required).filter((key) => has(properties, key))
  return kept.length === required.length ? node : withMember(node, 'required', kept)
}

function spreadTuple(node: Doc): Doc {
  const items = member(node, 'items')
  return member(node, 'type') === 'array' && Array.isArray(items) ? withMember(node, 'items', { anyOf: items }) : node
}

function nullable(node: Doc): Doc {
  const types = member(node, 'type')
  if (!Array.isArray(types) || !types.includes('null')) return node
  const others = types.filter((type) => type !== 'null')
  if (others.length === 1) return withMember(withMember(node, 'type', others[0]), 'nullable', true)
  return others.length > 1 ? withMember(node, 'type', others) : node
}
