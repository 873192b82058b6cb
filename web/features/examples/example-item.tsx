import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { duplicateExample, type Example, moveExample, putExample, removeExample } from '#shared/tool/edits/examples'
import { put } from '#shared/tool/edits/tree'
import { type Doc, isDoc, member } from '#shared/tool/json'
import type { ResolvedTool } from '#shared/tool/resolved'
import type { Edit } from '../../lib/edit'
import { classes } from '../../ui/classes'
import { Field, TextArea, TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { AnswerField } from './answer-field'
import type { DrawArguments } from './example-list'
import styles from './examples.module.css'

type Props = {
  example: Example
  index: number
  amount: number
  isOpen: boolean
  onOpen(open: boolean): void
  tool: ResolvedTool
  edit: Edit
  drawArguments: DrawArguments
}

/** A line shows no more. */
const longestArguments = 400
const icon = { size: 16, stroke: 1.6 }

/** One example: a line that says what it shows; opened, everything of it. */
export function ExampleItem({ example, index, amount, isOpen, onOpen, tool, edit, drawArguments }: Props) {
  const bodyId = useId()
  const { id, title } = example
  const name = title || `example ${index + 1}`
  const change = <K extends keyof Example>(key: K, value: Example[K] | undefined) =>
    edit((all) => putExample(all, tool.id, put(example, key, value)), `${tool.id}/example ${id} ${key}`)
  const move = (to: number) => edit((all) => moveExample(all, tool.id, id, to))
  return (
    <li className={styles.item}>
      <div
        role="none"
        className={styles.line}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          move(index + (event.key === 'ArrowUp' ? -1 : 1))
        }}
      >
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} className={styles.open} onClick={() => onOpen(!isOpen)}>
          <IconChevronRight {...icon} aria-hidden="true" className={classes(styles.chevron, isOpen && styles.turned)} />
          <span className={styles.title}>{title || <span className={styles.untitled}>untitled</span>}</span>
          <code className={styles.arguments}>{JSON.stringify(example.arguments).slice(0, longestArguments)}</code>
          <span className={styles.state}>{answerWords(example)}</span>
        </button>
        <IconButton small label={`Move ${name} up`} keys="alt+up" aria-disabled={index === 0} onClick={() => move(index - 1)}>
          <IconArrowUp {...icon} />
        </IconButton>
        <IconButton small label={`Move ${name} down`} keys="alt+down" aria-disabled={index === amount - 1} onClick={() => move(index + 1)}>
          <IconArrowDown {...icon} />
        </IconButton>
        <IconButton small label={`Duplicate ${name}`} onClick={() => edit((all) => duplicateExample(all, tool.id, id))}>
          <IconCopy {...icon} />
        </IconButton>
        <IconButton small label={`Remove ${name}`} onClick={() => edit((all) => removeExample(all, tool.id, id))}>
          <IconTrash {...icon} />
        </IconButton>
      </div>
      <div id={bodyId} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            <Field label="Title" hint="what it shows">
              {(ids) => <TextInput {...ids} value={title ?? ''} onChange={(event) => change('title', event.target.value || undefined)} />}
            </Field>
            {drawArguments(example, (value) => change('arguments', isDoc(value) ? (value as Doc) : {}))}
            <AnswerField tool={tool} example={example} onChange={(answer) => change('answer', answer)} />
            <Field label="Note" hint="for those who read the documents">
              {(ids) => (
                <TextArea
                  {...ids}
                  rows={1}
                  className={styles.note}
                  value={example.note ?? ''}
                  onChange={(event) => change('note', event.target.value || undefined)}
                />
              )}
            </Field>
          </>
        )}
      </div>
    </li>
  )
}

function answerWords({ answer }: Example): string {
  if (answer === undefined) return 'no answer yet'
  return member(answer, 'isError') === true ? 'a tool error' : 'answered'
}
