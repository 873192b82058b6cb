import { useState } from 'react'
import type { Choice } from '#shared/form/field'
import { elementTexts } from '#shared/tool/json-text'
import { Button } from '../../ui/button'
import { Clip } from './clip'
import type { SchemaDoc, SchemaRow } from './schema-rows'
import styles from './value-notes.module.css'

const shownAtMost = 12

/** The values a schema names: what is allowed, what holds where nothing is sent, and examples, each as it was sent. */
export function ValueNotes({ doc, row }: { doc: SchemaDoc; row: SchemaRow }) {
  const { control, default: standard, examples } = row.field
  const textOf = (key: string) => row.at.map((place) => doc.sent.at(`${place}/${key}`)).find((text) => text !== undefined)
  const choices = control.kind === 'choice' ? control.choices : undefined
  const given = elementTexts(textOf('examples') ?? '') ?? examples.map((example) => JSON.stringify(example))
  return (
    <>
      {control.kind === 'const' && <Values word="always" values={[{ text: textOf('const') ?? JSON.stringify(control.value) }]} />}
      {choices && <Values values={choices.map(shownChoice)} />}
      {standard !== undefined && <Values word="default" values={[{ text: textOf('default') ?? JSON.stringify(standard) }]} />}
      {given.length > 0 && <Values word={given.length === 1 ? 'example' : 'examples'} values={given.map((text) => ({ text }))} />}
    </>
  )
}

type Shown = { text: string; title?: string; description?: string }

function shownChoice({ value, title, description }: Choice): Shown {
  const text = JSON.stringify(value)
  const plain = typeof value === 'string' ? value : text
  return { text, ...(title !== plain && { title }), ...(description !== undefined && { description }) }
}

function Values({ word, values }: { word?: string; values: readonly Shown[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? values : values.slice(0, shownAtMost)
  const rest = values.length - shown.length
  return (
    <div className={values.some(({ title, description }) => title ?? description) ? styles.titled : styles.values}>
      {word !== undefined && <span className={styles.word}>{word}</span>}
      {shown.map(({ text, title, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of one schema never change places
        <span key={index} className={styles.one}>
          <code className={styles.value}>
            <Clip text={text} at={120} />
          </code>
          {(title !== undefined || description !== undefined) && (
            <span className={styles.title}>
              <Clip text={[title, description].filter(Boolean).join(': ')} />
            </span>
          )}
        </span>
      ))}
      {(rest > 0 || (all && values.length > shownAtMost)) && (
        <Button look="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'fewer' : `${rest} more`}
        </Button>
      )}
    </div>
  )
}
