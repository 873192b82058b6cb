import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { useCommands } from '../../lib/commands'
import { Button } from '../../ui/button'
import { Keys } from '../../ui/keys'
import { LinkButton } from '../../ui/link-button'
import { type Draft, draftOfConnection, settingsOf } from './draft'
import { checkDraft, type DraftErrors, errorsOf } from './draft-errors'
import styles from './edit-form.module.css'
import { useEditServer, useReconnect } from './queries'
import { RunPreview } from './run-preview'
import { ServerForm } from './server-form'

/** The settings of a saved server. A live session goes on with the old ones until it is reconnected. */
export function EditForm({ connection }: { connection: Connection }) {
  const { id, state } = connection
  const [draft, setDraft] = useState(() => draftOfConnection(connection))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [uncovered, setUncovered] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const save = useEditServer(id)
  const reconnect = useReconnect()
  const live = state.status === 'ready' || state.status === 'connecting'

  const change = (next: Draft) => {
    setDraft(next)
    if (Object.keys(errors).length > 0) setErrors(checkDraft(next, { kept: true }))
  }
  const submit = (connect: boolean) => {
    const found = checkDraft(draft, { kept: true })
    setErrors(found)
    if (Object.keys(found).length > 0) return
    save.mutate(settingsOf(draft), {
      onSuccess: () => {
        if (connect) reconnect.mutate(id)
        void navigate({ to: '/servers/$id', params: { id }, search: true })
      },
      onError: (error) => setErrors(errorsOf(error)),
    })
  }
  useCommands([
    {
      id: 'save-connect',
      title: live ? 'Save and reconnect' : 'Save and connect',
      section: 'This server',
      keys: 'mod+enter',
      run: () => submit(true),
    },
  ])

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
    >
      <div className={styles.scroll}>
        <h2 className={styles.title}>Edit {connection.name}</h2>
        <ServerForm draft={draft} errors={errors} onChange={change} uncovered={uncovered} onUncover={setUncovered} />
      </div>
      <div className={styles.foot}>
        <RunPreview drafts={[draft]} uncovered={uncovered} />
        <div className={styles.actions}>
          <Button look="primary" size="large" type="submit">
            {live ? 'Save and reconnect' : 'Save and connect'} <Keys keys="mod+enter" />
          </Button>
          <Button size="large" onClick={() => submit(false)}>
            Save only
          </Button>
          <LinkButton look="quiet" size="large" to="/servers/$id" params={{ id }} search={true}>
            Cancel
          </LinkButton>
          <p role="alert" className={styles.error}>
            {errors[''] ?? (Object.keys(errors).length > 0 ? 'Not saved: something above is not right yet.' : '')}
          </p>
        </div>
      </div>
    </form>
  )
}
