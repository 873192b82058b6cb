import { IconBookmarkPlus } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useCommands } from '../../lib/commands'
import { Button } from '../../ui/button'
import { Field, TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { Keys } from '../../ui/keys'
import { place } from '../../ui/place'
import styles from './save-version.module.css'

/** Saves what there is as a version with a note, so that it is found again and kept. */
export function SaveVersion({ onSave }: { onSave(note: string): void }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLFormElement>(null)
  useCommands([
    { id: 'save-version', title: 'Save a version with a note', section: 'This toolset', keys: 'mod+s', run: () => setOpen(true) },
  ])

  useEffect(() => {
    const [element, target] = [panel.current, anchor.current?.querySelector('button')]
    if (!open || !element || !target) return
    element.showPopover()
    place(element, target, { side: 'bottom', align: 'end' })
    element.querySelector('input')?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  return (
    <span ref={anchor} className={styles.anchor}>
      <IconButton
        label="Save a version"
        keys="mod+s"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconBookmarkPlus size={16} stroke={1.6} />
      </IconButton>
      {open && (
        <form
          ref={panel}
          id={id}
          aria-label="Save a version"
          popover="auto"
          className={styles.panel}
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
          onSubmit={(event) => {
            event.preventDefault()
            onSave(note)
            setNote('')
            close()
          }}
        >
          <Field label="Note" hint="what this version is">
            {(ids) => (
              <TextInput
                {...ids}
                value={note}
                placeholder="For example: hints reviewed"
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <div className={styles.foot}>
            <span className={styles.quiet}>A version with a note is kept for good.</span>
            <Button look="primary" type="submit">
              Save version <Keys keys="enter" />
            </Button>
          </div>
        </form>
      )}
    </span>
  )
}
