import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Field, TextInput } from '../../ui/field'
import styles from './linked.module.css'
import { useOpenToolset } from './queries'

/** A file or folder of the person's own project, to be edited where it is. It may stand inside another form. */
export function OpenPath() {
  const navigate = useNavigate()
  const open = useOpenToolset()
  const [path, setPath] = useState('')
  const begin = () => {
    if (path.trim() === '' || open.isPending) return
    open.mutate(path, { onSuccess: ({ id }) => void navigate({ to: '/toolsets/$id', params: { id } }) })
  }
  return (
    <div className={styles.open}>
      <Field label="Or open a file or folder of your project" hint="edited where it is" error={open.error?.message}>
        {(ids) => (
          <div className={styles.row}>
            <TextInput
              {...ids}
              mono
              placeholder="~/project/.ahma/tools"
              value={path}
              onChange={(event) => {
                setPath(event.target.value)
                open.reset()
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                begin()
              }}
            />
            <Button aria-busy={open.isPending} onClick={begin}>
              Open
            </Button>
          </div>
        )}
      </Field>
      <p className={styles.words}>MTDF files or a toolset of ours. Comments and order stay; what an editor changes there is seen here.</p>
    </div>
  )
}
