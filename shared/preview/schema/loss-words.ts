import { type Doc, isDoc, type Json, member, sameJson } from '../../tool/json'
import { has, textsIn } from './docs'
import { combinators } from './lowered'
import type { SchemaLoss } from './rewriter'

type Words = Omit<SchemaLoss, 'at'>
/** What is the same at many places is said once, at the root. */
type Spread = Words & { everywhere?: true }

const longest = 40

/** A value in a few characters; nothing where it takes more. */
function short(value: Json): string {
  const text = JSON.stringify(value)
  return text.length <= longest ? ` ${text}` : ''
}

const lost = (message: string): Words => ({ message, severity: 'lost' })
const changed = (message: string): Words => ({ message, severity: 'changed' })

/** A schema of which nothing is left. */
export const emptyWords = (path: readonly string[]): Words =>
  lost(path.length === 0 ? 'Nothing of this schema reaches the model.' : 'Nothing but its name reaches the model.')

/** A keyword that is no longer there. */
export function goneWords(key: string, value: Json, before: Doc, after: Doc): Words | undefined {
  const said = `\`${key}\``
  if (key === 'const' && sameJson(member(after, 'enum'), [value])) return changed('`const` becomes a list of one value.')
  if (key === 'type') return typeGone(value, after)
  if (key === 'oneOf' && has(after, 'anyOf') && !has(before, 'anyOf'))
    return changed('`oneOf` becomes `anyOf`: more than one choice may fit.')
  if (key === 'oneOf' || key === 'anyOf') return choicesGone(key, value, after)
  if (key === 'exclusiveMinimum' && member(after, 'minimum') === value)
    return changed(`${said} becomes \`minimum\`: the limit itself fits.`)
  if (key === 'exclusiveMaximum' && member(after, 'maximum') === value)
    return changed(`${said} becomes \`maximum\`: the limit itself fits.`)
  if (key === '$defs' || key === 'definitions') return lost(`The definitions in ${said} do not reach the model.`)
  if (key === 'properties') return isEmpty(value) ? undefined : lost('The fields do not reach the model.')
  if (key === 'required') return isEmpty(value) ? undefined : lost(`\`required\`${short(value)} does not reach the model.`)
  if (key === 'allOf' && !isEmpty(value)) return lost('`allOf` does not reach the model as such.')
  return lost(`${said}${typeof value === 'object' ? '' : short(value)} does not reach the model.`)
}

const isEmpty = (value: Json): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0

function typeGone(value: Json, after: Doc): Words {
  if (has(after, 'anyOf', 'allOf')) return changed('`type` becomes a choice: `anyOf`.')
  return has(after, 'nullable') ? changed('`type` null becomes `nullable`.') : lost(`\`type\`${short(value)} does not reach the model.`)
}

function choicesGone(key: string, value: Json, after: Doc): Words {
  const choices = Array.isArray(value) ? value : []
  if (choices.length === 2 && choices.some(isNull)) return nullGone(key, after)
  const kept = choices.findIndex((choice) => isDoc(choice) && !isEmpty(choice) && isWithin(choice, after))
  if (kept < 0) return lost(`\`${key}\` does not reach the model.`)
  return lost(`Of the ${choices.length} choices of \`${key}\` only number ${kept + 1} reaches the model.`)
}

const isNull = (schema: Json): boolean => isDoc(schema) && member(schema, 'type') === 'null'

const nullGone = (key: string, after: Doc): Words =>
  member(after, 'nullable') === true
    ? changed(`null among the choices of \`${key}\` becomes \`nullable\`.`)
    : lost(`null is no longer among the choices of \`${key}\`.`)

/** Whether null was one of the choices and is so no more. */
export const isNullDropped = (value: Json, now: Json): boolean =>
  Array.isArray(value) && Array.isArray(now) && value.some(isNull) && !now.some(isNull)

const isWithin = (part: Doc, whole: Doc): boolean =>
  Object.keys(part).every((key) => has(whole, key) && isMemberWithin(part[key], whole[key]))

const isMemberWithin = (part: Json | undefined, whole: Json | undefined): boolean =>
  isDoc(part) && isDoc(whole) ? Object.keys(part).every((key) => has(whole, key)) : sameJson(part, whole)

/** A keyword, or a whole schema where no keyword is given, that says something else now. */
export function changedWords(value: Json, now: Json, key?: string, before: Doc = {}, after: Doc = {}): Spread {
  if (key === 'required') return requiredChanged(textsIn(value), textsIn(now), before)
  if (key === 'type' && Array.isArray(value)) return typeChanged(value, now, after)
  if (key === 'description' && typeof value === 'string' && typeof now === 'string' && value.startsWith(now)) {
    return lost(`\`description\` is cut behind ${now.length.toLocaleString('en')} characters.`)
  }
  if (key === 'enum' && Array.isArray(value) && Array.isArray(now)) {
    return value.length === now.length ? changed('The values of `enum` become text.') : lost('Only some values of `enum` reach the model.')
  }
  if (key === 'items' && Array.isArray(value)) {
    return changed(
      isDoc(now) && has(now, 'anyOf')
        ? 'The items lose their order: each may be any of these.'
        : 'Only the first of these items counts, for all.',
    )
  }
  if (key !== undefined && isNullDropped(value, now)) return nullGone(key, after)
  if (key === undefined) return changed(`The schema${short(value)} becomes${short(now) || ' another one'}.`)
  return changed(`\`${key}\`${short(value)} becomes${short(now) || ' something else'}.`)
}

function requiredChanged(value: readonly string[], now: readonly string[], before: Doc): Spread {
  const properties = member(before, 'properties')
  const gone = value.filter((name) => !now.includes(name))
  if (now.length > value.length) return { ...changed('Every field is required.'), everywhere: true }
  if (gone.length === 0) return changed('What is no name in `required` does not reach the model.')
  const names = gone.map((name) => `\`${name}\``).join(', ')
  const stray = gone.every((name) => !isDoc(properties) || !has(properties, name))
  return stray
    ? changed(`\`required\` names ${names}, which is no field: it does not reach the model.`)
    : lost(`${names} is no longer required.`)
}

function typeChanged(value: readonly Json[], now: Json, after: Doc): Words {
  const types = Array.isArray(now) ? now : [now]
  const gone = value.filter((type) => !types.includes(type))
  if (gone.length === 1 && gone[0] === 'null') {
    return member(after, 'nullable') === true
      ? changed('null among the types becomes `nullable`.')
      : lost('null is no longer among the types.')
  }
  return gone.length > 0
    ? lost(`\`type\`${short([...value])} becomes${short(now)}.`)
    : changed(`\`type\`${short([...value])} becomes${short(now)}.`)
}

/** A keyword that was not there; undefined where another one turned into it. */
export function extraWords(key: string, value: Json, before: Doc): Spread | undefined {
  if (key === 'nullable' && has(before, 'type', 'anyOf', 'oneOf')) return undefined
  if (key === 'enum' && has(before, 'const')) return undefined
  if ((key === 'anyOf' || key === 'allOf') && has(before, 'type', 'oneOf', 'anyOf')) return undefined
  if (key === 'minimum' && has(before, 'exclusiveMinimum')) return undefined
  if (key === 'maximum' && has(before, 'exclusiveMaximum')) return undefined
  if (combinators.some((word) => stoodInBranch(member(before, word), key))) return undefined
  const added = (message: string): Spread => ({ message, severity: 'added', everywhere: true })
  if (key === 'additionalProperties' && value === false)
    return added('`additionalProperties: false` is set where nothing is said: no other fields.')
  if (key === 'properties' && isEmpty(value)) return added('An empty `properties` is added where there is none.')
  if (key === 'required') return added(isEmpty(value) ? 'An empty `required` is added where there is none.' : 'Every field is required.')
  return { message: `\`${key}\`${short(value)} is added.`, severity: 'added' }
}

const stoodInBranch = (branches: Json | undefined, key: string): boolean =>
  Array.isArray(branches) && branches.some((branch) => isDoc(branch) && has(branch, key))
