import { type Field, fieldOf } from '#shared/form/field'
import { fitsIn } from '#shared/form/fits'
import { generate } from '#shared/form/generate'
import { validatorFor } from '#shared/schema/validate'
import { setAt } from '#shared/tool/change'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { pointer } from '#shared/tool/pointer'

/** The plainest valid value of a schema: what is required, made up. */
export function plainValue(root: Json): Json {
  return generate(root, root, fitsIn(root)) ?? {}
}

/** A valid value with as much in it as goes: each optional field of the top, and a first item in each empty list, if it stays valid. */
export function ampleValue(root: Json): Json {
  const fits = fitsIn(root)
  const check = validatorFor(root)
  const start = plainValue(root)
  const { control } = fieldOf(root, root)
  if (control.kind !== 'object' || !isDoc(start)) return start
  let value: Doc = start
  for (const { key, schema } of control.properties) {
    const made = member(value, key) ?? generate(root, schema, fits)
    if (made === undefined) continue
    const tries = [withItem(root, fieldOf(root, schema), made, fits), made].map((inner) => setAt(value, pointer([key]), inner) as Doc)
    value = tries.find((next) => check(next).valid === true) ?? value
  }
  return value
}

function withItem(root: Json, { control }: Field, value: Json, fits: ReturnType<typeof fitsIn>): Json {
  if (control.kind === 'array' && Array.isArray(value) && value.length === 0) return [generate(root, control.items, fits) ?? null]
  if (control.kind === 'map' && isDoc(value) && Object.keys(value).length === 0)
    return { 'a key': generate(root, control.values, fits) ?? null }
  return value
}
