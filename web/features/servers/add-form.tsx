import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConnectionInput } from '#shared/connections/connection'
import type { Ask } from '#shared/connections/parse-pasted'
import { useCommands } from '../../lib/commands'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { Keys } from '../../ui/keys'
import { type Draft, settingsOf } from './draft'
import { checkDraft, type DraftErrors, errorsOf } from './draft-errors'
import styles from './edit-form.module.css'
import { useConnect, useCreateServer } from './queries'
import { RunPreview } from './run-preview'
import { ServerForm } from './server-form'
import type { Candidate } from './use-pasted'

type Props = {
  candidates: readonly Candidate[]
  asks: readonly Ask[]
  selected: number
  onSelect(index: number): void
  onDraft(index: number, draft: Draft): void
  onAdded(): void
}

/** The chosen server's parts, everything that will run, and the button before which nothing does. */
export function AddForm({ candidates, asks, selected, onSelect, onDraft, onAdded }: Props) {
  const [errors, setErrors] = useState<DraftErrors>({})
  const [uncovered, setUncovered] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const create = useCreateServer()
  const connect = useConnect()
  const ticked = candidates.filter((candidate) => candidate.ticked)
  const draft = (candidates[selected] ?? candidates[0])?.draft

  const wrongAt = () =>
    candidates.findIndex((candidate) => candidate.ticked && Object.keys(checkDraft(candidate.draft, { asks })).length > 0)
  const submit = async (start: boolean) => {
    const wrong = wrongAt()
    if (wrong >= 0) {
      onSelect(wrong)
      return setErrors(checkDraft((candidates[wrong] as Candidate).draft, { asks }))
    }
    setErrors({})
    let first: string | undefined
    for (const candidate of ticked) {
      try {
        const { id } = await create.mutateAsync(settingsOf(candidate.draft) as ConnectionInput)
        first ??= id
        if (start) connect.mutate(id)
      } catch (error) {
        onSelect(candidates.indexOf(candidate))
        return setErrors(errorsOf(error))
      }
    }
    if (first === undefined) return
    onAdded()
    void navigate({ to: '/servers/$id', params: { id: first } })
  }
  useCommands([{ id: 'connect-new', title: 'Connect', section: 'This page', keys: 'mod+enter', run: () => void submit(true) }])
  if (!draft) return null
  const many = candidates.length > 1
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(true)
      }}
    >
      <div className={styles.scroll}>
        <div className={styles.head}>
          <h2>{draft.name || 'A new server'}</h2>
          {many && (
            <>
              <span>
                {selected + 1} of {candidates.length}
              </span>
              <IconButton label="The server before" onClick={() => onSelect((selected - 1 + candidates.length) % candidates.length)}>
                <IconChevronLeft size={16} stroke={1.6} />
              </IconButton>
              <IconButton label="The next server" onClick={() => onSelect((selected + 1) % candidates.length)}>
                <IconChevronRight size={16} stroke={1.6} />
              </IconButton>
            </>
          )}
        </div>
        <ServerForm
          key={selected}
          draft={draft}
          asks={asks}
          errors={errors}
          onChange={(next) => {
            if (Object.keys(errors).length > 0) setErrors(checkDraft(next, { asks }))
            onDraft(selected, next)
          }}
          uncovered={uncovered}
          onUncover={setUncovered}
        />
      </div>
      <div className={styles.foot}>
        <RunPreview drafts={ticked.map((candidate) => candidate.draft)} asks={asks} uncovered={uncovered} />
        <div className={styles.actions}>
          {ticked.length === 0 ? (
            <p className={styles.quiet}>Tick at least one server at the left.</p>
          ) : (
            <>
              <Button look="primary" size="large" type="submit">
                {ticked.length > 1 ? `Connect ${count(ticked.length, 'server')}` : 'Connect'} <Keys keys="mod+enter" />
              </Button>
              <Button size="large" onClick={() => void submit(false)}>
                Save without connecting
              </Button>
            </>
          )}
          <p role="alert" className={styles.error}>
            {errors[''] ?? (Object.keys(errors).length > 0 ? 'Something above is not right yet.' : '')}
          </p>
        </div>
      </div>
    </form>
  )
}
