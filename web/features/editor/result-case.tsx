import { useId } from 'react'
import { errorTypes } from '#shared/tool/error-types'
import { TextInput } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { InstructionField } from './instruction-field'
import styles from './result-case.module.css'
import type { Case } from './results-section'
import { Row } from './row'
import { moveKeys, RowTools } from './row-tools'

type Props = {
  value: Case
  index: number
  length: number
  isTaken: boolean
  onChange(value: Case, member: string): void
  onMove(to: number): void
  onRemove(): void
}

/** One way a call may end: its name, the person's message, the agent's instruction. */
export function ResultCase({ value, index, length, isTaken, onChange, onMove, onRemove }: Props) {
  const list = useId()
  const problem = value.id === '' ? 'A case needs a name.' : isTaken ? 'Another case has this name.' : undefined
  const set = <K extends keyof Case>(key: K, next: Case[K] | undefined) => {
    const { [key]: _, ...rest } = value
    onChange((next === undefined ? rest : { ...value, [key]: next }) as Case, key)
  }
  return (
    <fieldset data-row className={styles.case} aria-label={`Case ${value.id}`} onKeyDown={moveKeys(index, length, onMove)}>
      <div className={styles.head}>
        <TextInput
          mono
          aria-label="Name of the case"
          className={styles.name ?? ''}
          value={value.id}
          {...(problem && { 'aria-invalid': true as const })}
          onChange={(event) => set('id', event.target.value)}
        />
        <Segmented
          label="Outcome"
          value={value.when}
          options={[
            { value: 'success', label: 'Success' },
            { value: 'failure', label: 'Failure' },
          ]}
          onChange={(when) => set('when', when)}
        />
        {(value.when === 'failure' || value.errorType !== undefined) && (
          <>
            <TextInput
              mono
              aria-label="Error type"
              className={styles.type ?? ''}
              value={value.errorType ?? ''}
              placeholder="error type"
              list={list}
              onChange={(event) => set('errorType', event.target.value || undefined)}
            />
            <datalist id={list}>
              {errorTypes.map((type) => (
                <option key={type} value={type} />
              ))}
            </datalist>
          </>
        )}
        <span className={styles.tools}>
          <RowTools what={`Menu of case ${value.id}`} index={index} length={length} onMove={onMove} onRemove={onRemove} />
        </span>
      </div>
      {problem && <p className={styles.problem}>{problem}</p>}
      <Row label="Message">
        {(ids) => (
          <TextInput
            {...ids}
            value={value.message}
            placeholder="what the person reads"
            onChange={(event) => set('message', event.target.value)}
          />
        )}
      </Row>
      <InstructionField when={value.when} value={value.instruction ?? ''} onChange={(text) => set('instruction', text || undefined)} />
    </fieldset>
  )
}
