import { isDoc, type Json, member } from '../tool/json'
import { conditionsOf } from './conditions'
import { constraintsOf, isTaken } from './constraints'
import { isDemand, type Kind } from './kind'

type Read = { schema: Json; own: Json; path: readonly string[]; kind: Kind; isRoot: boolean }

/** The keywords of a schema that its row does not show, the inner ones with their way. */
export function leftKeywords({ schema, own, path, kind, isRoot }: Read): string[] {
  if (!isDoc(schema) || !isDoc(own)) return []
  const inner = Object.entries(own).filter(([key, value]) => !isShown(key, value, own, kind, isRoot))
  if (schema === own) return inner.map(([key]) => key)
  const outer = Object.entries(schema).filter(([key, value]) => key !== path[0] && !isSaid(key, value))
  const hidden = Object.keys(own).filter((key) => Object.hasOwn(schema, key) && said.includes(key))
  return [...outer.map(([key]) => key), ...[...inner.map(([key]) => key), ...hidden].map((key) => [...path, key].join('/'))]
}

const flags = ['deprecated', 'readOnly', 'writeOnly']
const said = ['title', 'description', 'default', 'examples', ...flags]

/** What can be said of any value. */
function isSaid(key: string, value: Json): boolean {
  if (key === 'title' || key === 'description') return typeof value === 'string'
  if (key === 'examples') return Array.isArray(value)
  return key === 'default' || (flags.includes(key) && typeof value === 'boolean')
}

function isShown(key: string, value: Json, own: Json & object, kind: Kind, isRoot: boolean): boolean {
  if (isSaid(key, value)) return true
  const constraint = constraintsOf(kind).find((one) => one.key === key)
  if (constraint) return isTaken(constraint.takes, value)
  switch (key) {
    case 'type':
      return kind.kind !== 'odd' && kind.kind !== 'reference'
    case 'nullable':
      return typeof value === 'boolean'
    case '$schema':
    case '$id':
      return isRoot
    case '$defs':
    case 'definitions':
      return isRoot && isDoc(value)
    default:
      return isShape(key, value, own, kind)
  }
}

const isFields = ({ kind }: Kind) => kind === 'object' || kind === 'map'

function isShape(key: string, value: Json, own: Json & object, kind: Kind): boolean {
  switch (key) {
    case '$ref':
      return kind.kind === 'reference'
    case 'const':
      return kind.kind === 'fixed' || kind.kind === 'null'
    case 'enum':
    case 'enumNames':
      return kind.kind === 'choice' && kind.form === 'enum' && Array.isArray(value)
    case 'not':
      return kind.kind === 'nothing'
    case 'oneOf':
    case 'anyOf':
      if (kind.kind === 'choice') return kind.form === key
      return (kind.kind === 'union' || isFields(kind)) && Array.isArray(value) && !(value as Json[]).every(isDemand)
    case 'items':
      return kind.kind === 'list' ? isSchema(value) : kind.kind === 'tuple'
    case 'prefixItems':
    case 'additionalItems':
      return kind.kind === 'tuple'
    case 'allOf':
      return kind.kind === 'all' || isFields(kind) ? partsAreShown(value, own) : false
    case 'if':
    case 'then':
      return isFields(kind) && isDoc(own) && conditionsOf(own, '').some(({ at }) => at === '/if')
    case 'dependentRequired':
      return (
        isFields(kind) &&
        isDoc(value) &&
        isDoc(own) &&
        conditionsOf(own, '').filter(({ at }) => at.startsWith('/dep')).length === Object.keys(value).length
      )
    case 'properties':
    case 'patternProperties':
      return isFields(kind) && isDoc(value)
    case 'required':
      return isFields(kind) && namesFieldsOnly(value, own)
    case 'additionalProperties':
      return isFields(kind) && isSchema(value)
    case 'propertyNames':
      return isFields(kind) && isPlainNames(value)
    default:
      return false
  }
}

const isSchema = (value: Json) => isDoc(value) || typeof value === 'boolean'

function partsAreShown(value: Json, own: Json & object): boolean {
  if (!Array.isArray(value) || !isDoc(own)) return false
  const known = conditionsOf(own, '').map(({ at }) => at)
  return (value as Json[]).every((part, index) => !isDoc(part) || !Object.hasOwn(part, 'if') || known.includes(`/allOf/${index}`))
}

/** A name that no field has is not to be seen on any row. */
function namesFieldsOnly(value: Json, own: Json & object): boolean {
  const fields = isDoc(own) ? member(own, 'properties') : undefined
  return Array.isArray(value) && (value as Json[]).every((name) => typeof name === 'string' && isDoc(fields) && Object.hasOwn(fields, name))
}

/** Names that are text, with a pattern at most. */
export const isPlainNames = (value: Json): boolean =>
  isDoc(value) &&
  Object.entries(value).every(([key, held]) => (key === 'type' ? held === 'string' : key === 'pattern' && typeof held === 'string'))
