import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import { pointer } from '#shared/tool/pointer'

const keyText = (state: EditorState, name: SyntaxNode): string => {
  const literal = state.sliceDoc(name.from, name.to)
  try {
    return JSON.parse(literal) as string
  } catch {
    return literal.replaceAll('"', '')
  }
}

/** The JSON Pointer of the value that a node stands in, as far as the text can be read. */
export function pathOf(state: EditorState, node: SyntaxNode): string[] {
  const path: string[] = []
  for (let current: SyntaxNode | null = node; current?.parent; current = current.parent) {
    const parent: SyntaxNode = current.parent
    if (parent.name === 'Property') {
      const name = parent.getChild('PropertyName')
      if (name && current.name !== 'PropertyName') path.unshift(keyText(state, name))
    } else if (parent.name === 'Array') path.unshift(String(indexIn(parent, current)))
  }
  return path
}

function indexIn(list: SyntaxNode, item: SyntaxNode): number {
  let index = 0
  for (let child = list.firstChild; child && child.from < item.from; child = child.nextSibling) if (!'[],⚠'.includes(child.name)) index++
  return index
}

/** The name of a member at a position of the text, and the way to the object it stands in. */
export function nameAt(state: EditorState, pos: number): { name: string; path: string[]; from: number; to: number } | undefined {
  const node = syntaxTree(state).resolveInner(pos, 1)
  const object = node.parent?.parent
  if (node.name !== 'PropertyName' || !object) return undefined
  return { name: keyText(state, node), path: pathOf(state, object), from: node.from, to: node.to }
}

/** Where each place of the value stands in the text, by its JSON Pointer. */
export function placesIn(state: EditorState): Map<string, { from: number; to: number }> {
  const places = new Map<string, { from: number; to: number }>()
  syntaxTree(state).iterate({
    enter: ({ node }) => {
      if (!/^(Object|Array|String|Number|True|False|Null)$/.test(node.name)) return
      const at = pointer(pathOf(state, node))
      const name = node.parent?.name === 'Property' ? node.parent.getChild('PropertyName') : undefined
      const small = node.name !== 'Object' && node.name !== 'Array'
      places.set(
        at,
        small
          ? { from: node.from, to: node.to }
          : name
            ? { from: name.from, to: name.to }
            : { from: node.from, to: Math.min(node.from + 1, node.to) },
      )
    },
  })
  return places
}
