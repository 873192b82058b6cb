import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import { formats } from '#shared/builder/constraints'
import { placeKind } from '#shared/builder/inner'
import { keywordOf, keywords } from '#shared/builder/keywords'
import { refTo } from '#shared/builder/refs'
import { pathOf, placesIn } from '../../ui/json-editor/json-places'

/** What JSON Schema offers where the cursor stands: keywords, and the values of those that have a few. */
export function completeKeywords(context: CompletionContext): CompletionResult | null {
  const node = syntaxTree(context.state).resolveInner(context.pos, -1)
  const inName = node.name === 'PropertyName' || node.name === 'Object' || (node.name === '⚠' && node.parent?.name === 'Object')
  const holder = node.name === 'PropertyName' ? node.parent?.parent : node.name === 'Object' ? node : node.parent
  if (!holder) return null
  const quoted = node.name === 'PropertyName' || node.name === 'String'
  const from = quoted ? node.from : (context.matchBefore(/"?[\w$]*/)?.from ?? context.pos)
  if (!context.explicit && from === context.pos) return null
  const to = quoted ? node.to : context.pos
  if (inName) {
    if (placeKind(pathOf(context.state, holder)) !== 'schema') return null
    const there = namesIn(context.state, holder)
    return { from, to, options: keywords.filter(({ key }) => !there.includes(key)).map(keywordOption) }
  }
  const path = pathOf(context.state, node.name === 'Property' ? (node.lastChild ?? node) : node)
  const key = node.name === 'Property' ? nameOf(context.state, node) : path.at(-1)
  const outer = node.name === 'Property' ? path : path.slice(0, -1)
  return key !== undefined && placeKind(outer) === 'schema' ? { from, to, options: valuesOf(context.state, key) } : null
}

const keywordOption = ({ key, says }: (typeof keywords)[number]): Completion => ({
  label: JSON.stringify(key),
  apply: `${JSON.stringify(key)}: `,
  info: says,
})

function valuesOf(state: EditorState, key: string): Completion[] {
  const text = (values: readonly string[]) => values.map((value) => ({ label: JSON.stringify(value) }))
  if (key === 'type') return text(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
  if (key === 'format') return text(formats)
  if (key === '$ref') return text([...placesIn(state).keys()].filter((at) => /^\/(\$defs|definitions)\/[^/]+$/.test(at)).map(refTo))
  const flags = ['additionalProperties', 'uniqueItems', 'deprecated', 'readOnly', 'writeOnly', 'nullable']
  return flags.includes(key) ? [{ label: 'true' }, { label: 'false' }] : []
}

const nameOf = (state: EditorState, property: SyntaxNode): string | undefined => {
  const name = property.getChild('PropertyName')
  return name ? state.sliceDoc(name.from + 1, name.to - 1) : undefined
}

const namesIn = (state: EditorState, object: SyntaxNode): string[] =>
  object.getChildren('Property').flatMap((property) => nameOf(state, property) ?? [])

/** What a keyword means, where it is one: a field may be called "type" too. */
export function explainKeyword(path: readonly string[], key: string): string | undefined {
  return placeKind(path) === 'schema' ? keywordOf(key)?.says : undefined
}
