import { autocompletion, type CompletionSource, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter } from '@codemirror/lint'
import { EditorState, StateEffect } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import { nonce } from '../../lib/nonce'
import styles from './json-editor.module.css'
import { nameAt, placesIn } from './json-places'

type Props = {
  label: string
  text: string
  onChange(text: string): void
  problems: ReadonlyMap<string, readonly string[]>
  complete?: CompletionSource | undefined
  /** What a name means, given the way to the object it stands in. */
  explain?: (path: readonly string[], name: string) => string | undefined
  /** Steps are undone by the page: the text is one view of something with a longer history. */
  undoneByPage?: boolean
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--text)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: tags.number, color: 'var(--warn)' },
  { tag: [tags.bool, tags.null], color: 'var(--calm)' },
])

/** The same text was checked anew. */
const checked = StateEffect.define<null>()

/** JSON as text, with completion and with what is wrong at its place. Tab leaves it: it is no trap. */
export function JsonEditor({ label, text, onChange, problems, complete, explain, undoneByPage = false }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ onChange, complete, explain, problems })
  latest.current = { onChange, complete, explain, problems }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; later texts reach it below
  useEffect(() => {
    const made = new EditorView({
      parent: host.current as HTMLDivElement,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          undoneByPage ? [] : history(),
          json(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          syntaxHighlighting(colours),
          autocompletion({ override: [(context) => latest.current.complete?.(context) ?? null], icons: false }),
          hoverTooltip(({ state }, pos) => {
            const named = nameAt(state, pos)
            const text = named && latest.current.explain?.(named.path, named.name)
            return text ? { pos: named.from, end: named.to, create: () => ({ dom: explanation(text) }) } : null
          }),
          linter((editor) => diagnosticsOf(editor, latest.current.problems), {
            delay: 200,
            needsRefresh: ({ transactions }) => transactions.some(({ effects }) => effects.some((effect) => effect.is(checked))),
          }),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...defaultKeymap.filter((binding) => binding.key !== 'Mod-Enter'),
            ...(undoneByPage ? [] : historyKeymap),
            ...foldKeymap,
          ]),
          EditorView.cspNonce.of(nonce()),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((transaction) => transaction.isUserEvent('adopt')))
              latest.current.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === text) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: 'adopt' })
  }, [text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other problems with the same text are to be shown at once
  useEffect(() => {
    view.current?.dispatch({ effects: checked.of(null) })
  }, [problems])

  return <div ref={host} className={styles.editor} />
}

function explanation(text: string): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.explanation as string
  element.textContent = text
  return element
}

const parseProblems = jsonParseLinter()

/** What is no JSON has no places yet; what is has its problems at theirs. */
function diagnosticsOf(editor: EditorView, problems: Props['problems']): readonly Diagnostic[] {
  const broken = parseProblems(editor)
  if (broken.length > 0) return broken
  const places = placesIn(editor.state)
  return [...problems].map(
    ([at, [message = '']]): Diagnostic => ({
      ...nearest(places, at),
      severity: 'error',
      message: places.has(at) ? message : `${at}: ${message}`,
    }),
  )
}

/** What is missing is said at what it is missing from. */
function nearest(places: ReadonlyMap<string, { from: number; to: number }>, at: string): { from: number; to: number } {
  for (let place = at; ; place = place.slice(0, place.lastIndexOf('/'))) {
    const found = places.get(place)
    if (found) return found
    if (place === '') return { from: 0, to: 0 }
  }
}
