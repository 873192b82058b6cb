import { useId, useRef, useState } from 'react'
import { type Choice, shownValue } from '#shared/form/field'
import { TextInput } from '../../../ui/field'
import { ServerText } from '../../../ui/server-text'
import { useForm } from '../form-store'
import { label } from './choice-control'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const mostShown = 200

/** A list to choose from by typing. What is typed but not in the list is sent as it is, and said to be wrong. */
export function ChoiceSearch({
  id,
  at,
  field,
  value,
  choices,
  required,
  describedBy,
  invalid,
}: ControlProps & { choices: readonly Choice[] }) {
  const form = useForm()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(0)
  const chosen = choices.find((choice) => JSON.stringify(choice.value) === JSON.stringify(value))
  const shown = query ?? (chosen ? label(chosen) : value === undefined ? '' : shownValue(value))
  const words = (query ?? '').toLowerCase()
  const hits =
    query === undefined
      ? []
      : choices
          .filter((choice) => `${choice.title} ${shownValue(choice.value)} ${choice.description ?? ''}`.toLowerCase().includes(words))
          .slice(0, mostShown)
  const pick = (choice: Choice | undefined) => {
    if (choice) form.set(at, choice.value)
    setQuery(undefined)
  }
  const leave = () => {
    if (query === undefined) return
    const exact = choices.find((choice) => label(choice) === query || shownValue(choice.value) === query)
    if (exact) form.set(at, exact.value)
    else if (query === '') form.set(at, undefined)
    else if (chosen === undefined || query !== label(chosen)) form.set(at, query)
    setQuery(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves
    <div ref={box} className={styles.inside} onBlur={(event) => !box.current?.contains(event.relatedTarget) && leave()}>
      <TextInput
        id={id}
        mono
        role="combobox"
        aria-expanded={query !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        {...(invalid && { 'aria-invalid': true as const })}
        value={shown}
        placeholder={field.default === undefined ? `one of ${choices.length}` : shownValue(field.default)}
        onClick={() => setQuery(query ?? '')}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            if (query === undefined) setQuery('')
            else setActive((active + (event.key === 'ArrowDown' ? 1 : hits.length - 1)) % Math.max(1, hits.length))
          } else if (event.key === 'Enter' && query !== undefined && !event.ctrlKey && !event.metaKey) {
            event.preventDefault()
            if (hits[active]) pick(hits[active])
            else leave()
          } else if (event.key === 'Escape' && query !== undefined) {
            event.stopPropagation()
            setQuery(undefined)
          }
        }}
      />
      {query !== undefined && (
        <div id={listId} role="listbox" className={styles.options}>
          {hits.length === 0 && <div className={styles.empty}>Nothing of that name; it would be sent as typed.</div>}
          {hits.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
            <div
              key={JSON.stringify(choice.value)}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(choice)}
            >
              <ServerText text={label(choice)} />
              {shownValue(choice.value) !== choice.title && (
                <code>
                  <ServerText text={shownValue(choice.value)} />
                </code>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
