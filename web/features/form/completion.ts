import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import { fieldAt } from '#shared/form/at'
import { describeField } from '#shared/form/describe'
import type { Field } from '#shared/form/field'
import { isDoc, type Json } from '#shared/tool/json'
import { pathOf } from '../../ui/json-editor/json-places'
import type { FormStore } from './form-store'

/** What the schema offers where the cursor stands: names of fields, and values where there is a choice. */
export function completionFor(store: FormStore, value: () => Json): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1)
    const inName = node.name === 'PropertyName' || node.name === 'Object' || (node.name === '⚠' && node.parent?.name === 'Object')
    const holder = node.name === 'PropertyName' ? node.parent?.parent : node.name === 'Object' ? node : node.parent
    if (!holder) return null
    const word = context.matchBefore(/"?[\w$@./-]*/)
    const from = node.name === 'PropertyName' || node.name === 'String' ? node.from : (word?.from ?? context.pos)
    if (!context.explicit && from === context.pos) return null
    const to = node.name === 'PropertyName' || node.name === 'String' ? node.to : context.pos
    if (inName) {
      const path = pathOf(context.state, holder)
      const field = fieldAt(store.root, store.root, path, value(), store.fits)
      return field ? { from, to, options: names(store, field, holdings(value(), path)), filter: true } : null
    }
    const path = pathOf(context.state, node.name === 'Property' ? (node.lastChild ?? node) : node)
    const field = fieldAt(store.root, store.root, node.name === 'Property' ? [...path, ''] : path, value(), store.fits)
    return field ? { from, to, options: values(field) } : null
  }
}

function holdings(value: Json, path: readonly string[]): readonly string[] {
  let current: Json | undefined = value
  for (const key of path) current = Array.isArray(current) ? current[Number(key)] : isDoc(current) ? current[key] : undefined
  return isDoc(current) ? Object.keys(current) : []
}

function names(store: FormStore, field: Field, there: readonly string[]): Completion[] {
  if (field.control.kind !== 'object') return []
  return field.control.properties
    .filter(({ key }) => !there.includes(key))
    .map(({ key, schema, required }) => {
      const inner = store.field(schema)
      return {
        label: JSON.stringify(key),
        apply: `${JSON.stringify(key)}: `,
        detail: `${required ? 'required, ' : ''}${describeField(store.root, inner)}`,
        boost: required ? 1 : 0,
        ...(inner.description && { info: inner.description.slice(0, 300) }),
      }
    })
}

function values({ control, nullable, default: standard, examples }: Field): Completion[] {
  const offered: { value: Json; detail?: string }[] = [
    ...(control.kind === 'choice' ? control.choices.map(({ value, title }) => ({ value, detail: title })) : []),
    ...(control.kind === 'const' ? [{ value: control.value }] : []),
    ...(control.kind === 'boolean' ? [{ value: true }, { value: false }] : []),
    ...(standard !== undefined ? [{ value: standard, detail: 'default' }] : []),
    ...examples.map((value) => ({ value, detail: 'example' })),
    ...(nullable ? [{ value: null }] : []),
  ]
  return offered.map(({ value, detail }) => ({ label: JSON.stringify(value), ...(detail !== undefined && detail !== value && { detail }) }))
}
