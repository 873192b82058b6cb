import { atPointer } from '../schema/refs'
import { renameKey } from '../tool/change'
import { type Doc, isDoc, type Json, member, withMember } from '../tool/json'
import { isNull, readSchema, type Value } from './kind'
import { changeAt, withKeyword } from './place'

export const valueTypes = ['text', 'number', 'whole', 'yes-no', 'mixed'] as const
export type ValueType = (typeof valueTypes)[number]
const named: Record<Exclude<ValueType, 'mixed'>, string> = { text: 'string', number: 'number', whole: 'integer', 'yes-no': 'boolean' }

/** What all values of a choice are. */
export function valueTypeOf(values: readonly Value[]): ValueType {
  const types = new Set(
    values.map(({ value }) =>
      typeof value === 'string'
        ? 'text'
        : Number.isInteger(value)
          ? 'whole'
          : typeof value === 'number'
            ? 'number'
            : typeof value === 'boolean'
              ? 'yes-no'
              : 'mixed',
    ),
  )
  if (types.size === 2 && types.has('whole') && types.has('number')) return 'number'
  return types.size === 1 ? ([...types][0] as ValueType) : 'mixed'
}

/**
 * The values of a choice, as a whole. The form that is there stays: a list of values, one with `enumNames`, or alternatives that are
 * constants. A first title turns a plain list into alternatives, as the protocol has them.
 */
export const setValues = (root: Json, at: string, values: readonly Value[]): Json =>
  changeAt(root, at, (schema) => {
    const { kind, nullable } = readSchema(schema)
    if (!isDoc(schema) || kind.kind !== 'choice') return schema
    const titled = values.some(({ title }) => title !== undefined)
    if (kind.form !== 'enum') return withKeyword(schema, kind.form, constants(schema, kind.form, values))
    if (titled && !Object.hasOwn(schema, 'enumNames')) return asConstants(schema, values, nullable)
    const listed = withKeyword(schema, 'enum', [...values.map(({ value }) => value), ...(nullable ? [null] : [])])
    if (!Object.hasOwn(schema, 'enumNames')) return listed
    return withKeyword(listed, 'enumNames', titled ? values.map(({ value, title }) => title ?? String(value)) : undefined)
  })

function asConstants(schema: Doc, values: readonly Value[], nullable: boolean): Doc {
  const listed = [...values.map(constant), ...(nullable ? [{ type: 'null' }] : [])]
  return renameKey(withMember(schema, 'enum', listed), 'enum', 'oneOf') as Doc
}

const constant = ({ value, title }: Value): Doc => ({ const: value, ...(title !== undefined && { title }) })

/** Constants that stay keep what else they say. */
function constants(schema: Doc, form: string, values: readonly Value[]): Json {
  const before = member(schema, form) as Json[]
  const kept = values.map((one, index) => {
    const old =
      before.find((branch) => isDoc(branch) && JSON.stringify(member(branch, 'const')) === JSON.stringify(one.value)) ??
      sameLength(before, values, index)
    return isDoc(old) ? withKeyword(withMember(old, 'const', one.value), 'title', one.title) : constant(one)
  })
  return [...kept, ...before.filter(isNull)]
}

const sameLength = (before: readonly Json[], values: readonly Value[], index: number): Json | undefined => {
  const real = before.filter((branch) => !isNull(branch))
  return real.length === values.length ? real[index] : undefined
}

/** Reads every value as another type, where it can be read so; `undefined` where one cannot. */
export function setValueType(root: Json, at: string, type: Exclude<ValueType, 'mixed'>): Json | undefined {
  const schema = readSchema(atPointer(root, at) ?? null)
  if (schema.kind.kind !== 'choice') return undefined
  const values = schema.kind.values.map(({ value, ...rest }) => ({ value: readAs(type, value), ...rest }))
  if (values.some(({ value }) => value === undefined)) return undefined
  const written = setValues(root, at, values as Value[])
  return changeAt(written, at, (one) =>
    isDoc(one) && Object.hasOwn(one, 'type') ? withKeyword(one, 'type', schema.nullable ? [named[type], 'null'] : named[type]) : one,
  )
}

/** A text, number or yes and no as another of these. */
export function readAs(type: ValueType, value: Json): Json | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  switch (type) {
    case 'text':
      return text
    case 'yes-no':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'mixed':
      return value
    default: {
      const number = text.trim() === '' ? Number.NaN : Number(text)
      return Number.isFinite(number) && (type === 'number' || Number.isInteger(number)) ? number : undefined
    }
  }
}
