import { IconChevronDown } from '@tabler/icons-react'
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
  const found = query === undefined ? [] : searched(choices, query.toLowerCase())
  const hits = found.slice(0, mostShown)
  const open = () => {
    setQuery(query ?? '')
    if (query === undefined) setActive(Math.max(0, chosen ? choices.indexOf(chosen) : 0))
  }
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
        onClick={open}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            if (query === undefined) open()
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
      <span className={styles.within}>
        <IconChevronDown size={16} stroke={1.6} className={styles.chevron} aria-hidden="true" />
      </span>
      {query !== undefined && (
        <div id={listId} role="listbox" aria-label="Choices" className={styles.options}>
          {query !== '' && hits.length > 0 && (
            <div className={styles.count} role="presentation">
              {found.length} of {choices.length}
            </div>
          )}
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
              ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
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

/** Those that contain the words, those that begin with them first. */
function searched(choices: readonly Choice[], words: string): readonly Choice[] {
  if (words === '') return choices
  const texts = (choice: Choice) => [choice.title, shownValue(choice.value), choice.description ?? ''].map((text) => text.toLowerCase())
  const found = choices.filter((choice) => texts(choice).some((text) => text.includes(words)))
  const begins = (choice: Choice) => texts(choice).some((text) => text.startsWith(words))
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
