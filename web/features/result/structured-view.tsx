import { IconAlertCircle, IconCheck, IconHelpCircle, IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import type { Call } from '#shared/calls/call'
import type { Json } from '#shared/tool/json'
import { count } from '../../lib/words'
import { classes } from '../../ui/classes'
import type { JsonDoc } from '../../ui/json-tree/json-doc'
import { ServerText } from '../../ui/server-text'
import { type Breach, marksOf } from './breaches'
import { PartHead } from './part-head'
import { ReadingLine } from './reading-line'
import styles from './structured-view.module.css'
import { TreeSection } from './tree-section'

type Props = {
  call: Call
  value: Json | undefined
  doc: JsonDoc | undefined
  node: number | undefined
  breaches: readonly Breach[]
  /** How much of the answer has been read. */
  share: number
  fill: boolean
}

/** The structured value with the verdict on it. */
export function StructuredView({ call, value, doc, node, breaches, share, fill }: Props) {
  const marks = useMemo(() => marksOf(breaches), [breaches])
  const { output } = call
  const why = output?.valid === null ? output.errors[0]?.message : undefined
  if (value === undefined) {
    return (
      <section aria-label="Structured" className={fill ? styles.padded : undefined}>
        <PartHead title="Structured" chip={<Chip tone="bad" icon={<IconX size={14} stroke={1.6} />} words="missing" />} />
        <p className={styles.why}>The tool has an output schema, so the result must carry a structured value. It has none.</p>
      </section>
    )
  }
  if (!doc || node === undefined) {
    return (
      <section aria-label="Structured" className={fill ? styles.padded : undefined}>
        <PartHead title="Structured" chip={verdictChip(call, breaches)} />
        <ReadingLine share={share} />
      </section>
    )
  }
  return (
    <TreeSection
      title="Structured"
      chip={verdictChip(call, breaches)}
      facts={output === undefined && call.status === 'answered' ? 'no output schema to hold it against' : undefined}
      doc={doc}
      node={node}
      marks={marks}
      sized={breaches.length === 0}
      fill={fill}
      before={(tree) => (
        <>
          {why && (
            <p className={classes(styles.why, fill && styles.filled)}>
              <ServerText text={why} />
            </p>
          )}
          {breaches.length > 0 && (
            <ul className={classes(styles.breaches, fill && styles.filled)} aria-label="Breaches of the output schema">
              {breaches.map(({ at, path, sentence }) => (
                <li key={`${path} ${sentence}`}>
                  <button
                    type="button"
                    onClick={(event) => {
                      tree.show(at)
                      event.currentTarget.closest('section')?.querySelector<HTMLElement>('[role=tree]')?.focus({ preventScroll: true })
                    }}
                  >
                    <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
                    <code>
                      <ServerText text={path} />
                    </code>
                    <span>
                      <ServerText text={sentence} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    />
  )
}

function verdictChip({ output }: Call, breaches: readonly Breach[]): ReactNode {
  if (!output) return null
  if (output.valid === true) return <Chip tone="good" icon={<IconCheck size={14} stroke={1.6} />} words="fits the output schema" />
  if (output.valid === null) return <Chip tone="neutral" icon={<IconHelpCircle size={14} stroke={1.6} />} words="could not be checked" />
  return (
    <Chip tone="bad" icon={<IconX size={14} stroke={1.6} />} words={`breaks the output schema in ${count(breaches.length, 'place')}`} />
  )
}

export function Chip({ tone, icon, words }: { tone: 'good' | 'bad' | 'neutral'; icon?: ReactNode; words: string }) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      {icon}
      {words}
    </span>
  )
}
