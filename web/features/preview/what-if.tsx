import { IconArrowNarrowRight, IconEye } from '@tabler/icons-react'
import { useMemo } from 'react'
import { hintStates } from '#shared/preview/approval'
import type { HintState } from '#shared/preview/client'
import { clients } from '#shared/preview/clients/index'
import { type Tried, type VerdictChange, verdictChanges, withHints } from '#shared/preview/consequence'
import { groups } from '#shared/preview/words'
import { questions } from '#shared/tool/behaviour'
import type { Doc } from '#shared/tool/json'
import type { HintName } from '#shared/tool/node'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Segmented } from '../../ui/segmented'
import { VerdictMark } from '../../ui/verdict-mark'
import { toneFor } from './tone'
import styles from './what-if.module.css'

type Props = {
  /** As it is, not as it is tried. */
  tool: Doc
  /** What is tried otherwise; empty where nothing is. */
  value: Tried
  onChange(value: Tried): void
  /** Makes the tool say what is tried. */
  onApply?: ((value: Tried) => void) | undefined
}

const answers: readonly { value: HintState; label: string }[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
  { value: 'absent', label: 'Not said' },
]

/** The hints tried otherwise than they are said, and which clients would then do otherwise. */
export function WhatIf({ tool, value, onChange, onApply }: Props) {
  const said = hintStates(tool)
  const after = useMemo(() => withHints(tool, value), [tool, value])
  const changes = useMemo(() => verdictChanges(clients, tool, after), [tool, after])
  const isTried = Object.keys(value).length > 0
  const put = (hint: HintName, state: HintState) => {
    const { [hint]: _, ...rest } = value
    onChange(state === said[hint] ? rest : { ...rest, [hint]: state })
  }
  return (
    <section aria-label="What if it said" className={styles.whatIf}>
      {questions.map(({ hint, question }) => (
        <div key={hint} className={styles.row}>
          <span className={styles.question}>{question}</span>
          <Segmented
            label={`What if: ${question}`}
            value={value[hint] ?? said[hint]}
            options={answers}
            onChange={(state) => put(hint, state)}
          />
          <span className={styles.said}>
            {value[hint] !== undefined && `it says: ${answers.find((one) => one.value === said[hint])?.label.toLowerCase()}`}
          </span>
        </div>
      ))}
      <p role="status" className={styles.sum}>
        {!isTried
          ? 'Nothing is tried: this is what the tool says.'
          : changes.length === 0
            ? 'No client would do otherwise.'
            : `${count(changes.length, 'client')} would do otherwise:`}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <ChangeRow key={change.client.id} change={change} before={tool} after={after} />
          ))}
        </ul>
      )}
      {isTried && (
        <div className={styles.actions}>
          {onApply && (
            <Button size="small" onClick={() => onApply(value)}>
              Set it
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => onChange({})}>
            Back to what it says
          </Button>
        </div>
      )}
    </section>
  )
}

function ChangeRow({ change, before, after }: { change: VerdictChange; before: Doc; after: Doc }) {
  return (
    <li>
      <span className={styles.client}>{change.client.label}</span>
      <Does seen={change.before} tool={before} />
      <IconArrowNarrowRight size={14} stroke={1.6} aria-label="would become" />
      <Does seen={change.after} tool={after} />
    </li>
  )
}

function Does({ seen: { group, review }, tool }: { seen: VerdictChange['before']; tool: Doc }) {
  return (
    <span className={styles.does}>
      <span className={styles[toneFor(tool)(group)]}>
        <VerdictMark group={group} size={14} />
      </span>
      {groups.find(({ id }) => id === group)?.short}
      {review && (
        <span title="reviews the result">
          <IconEye size={14} stroke={1.7} aria-hidden="true" />
          <span className="visually-hidden">, reviews the result</span>
        </span>
      )}
    </span>
  )
}
