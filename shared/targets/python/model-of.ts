import { resolveRef } from '../../schema/refs'
import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { pascalCase, uniqueNames, wordsOf } from '../names'
import { indent, lines, lineWidth } from '../text'
import { branchName, joinedName } from './class-names'
import { type ClassParts, classParts, isOldDialect, listAt, objectAt } from './class-parts'
import { comment, docstring } from './docstring'
import { type Argument, call, literal, step } from './literal'
import { fieldNames } from './names'
import { beyond, defaultOf, described } from './schema-doc'
import { anything, orNone, union, valuesType } from './type-text'

/**
 * Turns the schemas of one file into models and types. A type is never narrower than its schema: what Python cannot say
 * is left out of the type, and a comment says so.
 */
export type ModelWriter = {
  /** Declares the model of a root, and before it whatever it refers to. */
  model(name: string, schema: Doc, about: string): void
  /** The type of a root that need not be an object. */
  type(name: string, schema: Json, about: string): { name: string; isModel: boolean }
  texts(): readonly string[]
}

/** `hint` is what a class found here would be called; `notes` says why a type is wider than its schema. */
type Place = { root: Json; refs: Map<Json, string>; hint: string; notes: Set<string>; inClass: boolean; isObject: boolean }

/** From here on a type gets a name of its own. */
const longestType = 60

export function modelWriter(taken: Iterable<string>): ModelWriter {
  const unique = uniqueNames({ reserved: taken })
  const classes: string[] = []
  /** They stand behind the classes: a class may name what comes later, an alias may not. */
  const aliases: string[] = []
  /** Aliases that are being written: only a class may name them. */
  const open = new Set<string>()

  const declareClass = (name: string, schema: Doc, parts: ClassParts, place: Place, about: string) => {
    const stem = name.replace(/(Arguments|Value)$/, '')
    const field = fieldNames([...parts.properties.keys()])
    const fields = [...parts.properties].map(([property, each]) =>
      fieldText(property, field(property), each, parts.required.has(property), { ...place, hint: joinedName(stem, property) }),
    )
    const told = [about || described(schema), beyond(schema)].filter((text) => text !== undefined)
    const body = lines(
      told.length > 0 && docstring(told, lineWidth - step.length),
      parts.isClosed && `${told.length > 0 ? '\n' : ''}model_config = ConfigDict(extra="forbid")`,
      fields.length > 0 && `${told.length > 0 || parts.isClosed ? '\n' : ''}${fields.join('\n')}`,
    )
    classes.push(`class ${name}(Model):\n${indent(body, step)}`)
  }

  const fieldText = (property: string, name: string, schema: Json, required: boolean, place: Place) => {
    const inside = { ...place, notes: new Set<string>(), inClass: true, isObject: false }
    const type = typeOf(schema, inside)
    const fallback = required ? undefined : defaultOf(schema, place.root)
    const annotation = required || fallback !== undefined ? type : orNone(type)
    const description = described(schema)
    const told: Argument[] = [
      ...(name === property ? [] : [{ name: 'alias', value: property }]),
      ...(description === undefined ? [] : [{ name: 'description', value: description }]),
    ]
    const initial = required ? [] : [{ name: 'default', value: fallback ?? null }]
    const width = lineWidth - step.length
    const used = name.length + annotation.length + 5
    const value =
      told.length > 0 ? call('Field', [...initial, ...told], width, used) : initial.map((each) => literal(each.value, width, used))[0]
    return lines(
      inside.notes.size > 0 && comment(`Wider than the schema: ${[...inside.notes].join('; ')}.`, width),
      `${name}: ${annotation}${value === undefined ? '' : ` = ${value}`}`,
    )
  }

  const typeOf = (schema: Json, place: Place): string => {
    if (!isDoc(schema)) return anything
    const ref = member(schema, '$ref')
    const deeper = { ...place, isObject: place.isObject || member(schema, 'type') === 'object' }
    if (typeof ref === 'string' && (isOldDialect(place.root) || !hasShape(schema))) return referred(ref, place)
    const parts =
      classParts(schema, place.root, false) ?? (place.isObject && hasNames(schema) ? classParts(schema, place.root, true) : undefined)
    if (parts) {
      // What joins a schema that it stands in would be declared for ever.
      const known = place.refs.get(schema)
      if (known !== undefined) return known
      const name = unique(place.hint)
      place.refs.set(schema, name)
      declareClass(name, schema, parts, place, '')
      return name
    }
    const values = choicesOf(schema)
    if (values) {
      const { type, exact } = valuesType(values)
      if (!exact) place.notes.add('not all of its values are literals to Python')
      return short(type, place)
    }
    for (const key of ['anyOf', 'oneOf']) {
      const branches = listAt(schema, key)
      if (branches.length > 0)
        return short(union(branches.map((branch) => typeOf(branch, { ...deeper, hint: branchName(place.hint, branch) }))), place)
    }
    const [first] = listAt(schema, 'allOf')
    const type = member(schema, 'type')
    if (type === undefined && first !== undefined) {
      place.notes.add('only the first part of allOf has a type here')
      return typeOf(first, deeper)
    }
    const kinds = Array.isArray(type) ? (type as Json[]) : [type ?? (place.isObject ? 'object' : null)]
    if (type === undefined && !place.isObject) return anything
    return short(union(kinds.map((kind) => kindType(kind, schema, place))), place)
  }

  /** A long type is named, so that what uses it stays readable. */
  const short = (type: string, place: Place): string => {
    if (type.length <= longestType) return type
    const name = unique(place.hint)
    aliases.push(aliasText(name, type))
    return name
  }

  const referred = (ref: string, place: Place): string => {
    const target = resolveRef(place.root, ref)
    if (!isDoc(target)) {
      if (target === undefined) place.notes.add(`${ref} leads nowhere`)
      return anything
    }
    const known = place.refs.get(target)
    if (known !== undefined) {
      if (!open.has(known) || place.inClass) return known
      place.notes.add(`${known} is made of itself`)
      return anything
    }
    const name = unique(pascalCase(wordsOf(ref.split('/').at(-1) ?? '')).replace(/^(?=\d|$)/, 'Part'))
    place.refs.set(target, name)
    const inside = { ...place, hint: name, notes: new Set<string>(), isObject: false }
    const parts = classParts(target, place.root, false)
    if (parts) declareClass(name, target, parts, inside, '')
    else named(name, target, inside, undefined)
    return name
  }

  const named = (name: string, schema: Json, place: Place, about: string | undefined) => {
    open.add(name)
    const type = typeOf(schema, { ...place, inClass: false })
    open.delete(name)
    const notes = place.notes.size > 0 ? `Wider than the schema: ${[...place.notes].join('; ')}.` : undefined
    const told = [about ?? described(schema), notes].filter((text) => text !== undefined)
    aliases.push(lines(...told.map((text) => comment(text)), aliasText(name, type)))
  }

  const kindType = (kind: Json, schema: Doc, place: Place): string => {
    switch (kind) {
      case 'string':
        return 'str'
      case 'boolean':
        return 'bool'
      case 'null':
        return 'None'
      case 'integer':
        return 'int'
      case 'number':
        return union(['int', 'float'])
      case 'array':
        return arrayType(schema, { ...place, isObject: false })
      case 'object':
        return objectType(schema, { ...place, isObject: false })
      default:
        return anything
    }
  }

  const arrayType = (schema: Doc, place: Place): string => {
    const items = member(schema, 'items')
    const prefix = member(schema, 'prefixItems') ?? (Array.isArray(items) ? items : undefined)
    const inside = { ...place, hint: joinedName(place.hint, 'item') }
    if (!Array.isArray(prefix) || prefix.length === 0)
      return `list[${items === undefined || Array.isArray(items) ? anything : typeOf(items as Json, inside)}]`
    const rest = Array.isArray(items) ? member(schema, 'additionalItems') : items
    const isFixed = rest === false || Number(member(schema, 'maxItems')) === prefix.length
    if (isFixed && Number(member(schema, 'minItems') ?? 0) >= prefix.length)
      return `tuple[${(prefix as Json[]).map((item) => typeOf(item, inside)).join(', ')}]`
    place.notes.add('a list whose items differ by their place')
    return 'list[Any]'
  }

  /** An object without named members is a mapping; with them, beside other types, it is a class. */
  const objectType = (schema: Doc, place: Place): string => {
    if (hasNames(schema)) {
      const name = unique(place.hint)
      declareClass(name, schema, classParts({ ...schema, type: 'object' }, place.root, true) as ClassParts, place, '')
      return name
    }
    const additional = member(schema, 'additionalProperties')
    const patterns = Object.values(objectAt(schema, 'patternProperties'))
    const values = [...patterns, ...(additional === false ? [] : [additional ?? true])]
    const inside = { ...place, hint: joinedName(place.hint, 'entry') }
    return `dict[str, ${union(values.map((each) => typeOf(each, inside)))}]`
  }

  const placeOf = (root: Json, hint: string): Place => ({ root, refs: new Map(), hint, notes: new Set(), inClass: false, isObject: false })

  return {
    model: (name, schema, about) => {
      const place = placeOf(schema, name)
      place.refs.set(schema, name)
      declareClass(name, schema, classParts(schema, schema, true) ?? empty, place, about)
    },
    type: (name, schema, about) => {
      const place = placeOf(schema, name)
      if (!isDoc(schema)) return { name: anything, isModel: false }
      place.refs.set(schema, name)
      const parts = classParts(schema, schema, false)
      if (parts) declareClass(name, schema, parts, place, about)
      else named(name, schema, place, about)
      return { name, isModel: parts !== undefined }
    },
    texts: () => [...classes, ...aliases],
  }
}

const empty: ClassParts = { properties: new Map(), required: new Set(), isClosed: false }

const hasNames = (schema: Doc) => Object.keys(objectAt(schema, 'properties')).length + listAt(schema, 'required').length > 0

/** Whether anything beside a reference says what a value looks like. */
const hasShape = (schema: Doc) => ['properties', 'required', 'allOf', 'anyOf', 'oneOf'].some((key) => member(schema, key) !== undefined)

function choicesOf(schema: Doc): readonly Json[] | undefined {
  const constant = member(schema, 'const')
  if (constant !== undefined) return [constant]
  const choices = listAt(schema, 'enum')
  return choices.length > 0 ? choices : undefined
}

function aliasText(name: string, type: string): string {
  // Two of them could not be joined by `|`.
  if (type === 'None') return `${name} = Literal[None]`
  const flat = `${name} = ${type}`
  if (flat.length <= lineWidth) return flat
  const choices = /^Literal\[(.*)\]$/s.exec(type)
  if (choices && !type.includes('] | ')) {
    const items = (choices[1] as string).match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,\s]+/g) ?? []
    return `${name} = Literal[\n${items.map((item) => `${step}${item},\n`).join('')}]`
  }
  return `${name} = (\n${step}${type.replaceAll(/ \| (?![^[]*\])/g, `\n${step}| `)}\n)`
}
