import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { python } from '@codemirror/lang-python'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import { nonce } from '../../lib/nonce'
import styles from './code-view.module.css'

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword], color: 'var(--accent)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--warn)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName, tags.className], color: 'var(--calm)' },
  { tag: [tags.comment, tags.meta], color: 'var(--faint)' },
])

const languages: Record<string, () => Extension> = {
  ts: () => javascript({ typescript: true }),
  js: () => javascript(),
  mjs: () => javascript(),
  json: () => json(),
  py: () => python(),
}

/** A file to be read: highlighted, searched with Mod-F, never changed. */
export function CodeView({ path, text }: { path: string; text: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const language = languages[path.slice(path.lastIndexOf('.') + 1)]
    const view = new EditorView({
      parent: host.current as HTMLDivElement,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          // Prose has lines as long as its paragraphs.
          language?.() ?? EditorView.lineWrapping,
          syntaxHighlighting(colours),
          search({ top: true }),
          highlightSelectionMatches(),
          keymap.of([{ key: 'Mod-f', run: openSearchPanel }, ...searchKeymap]),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.cspNonce.of(nonce()),
          EditorView.contentAttributes.of({
            'aria-label': path,
            role: 'textbox',
            'aria-readonly': 'true',
            'aria-multiline': 'true',
            tabindex: '0',
          }),
        ],
      }),
    })
    return () => view.destroy()
  }, [path, text])
  return <div ref={host} className={styles.code} />
}
