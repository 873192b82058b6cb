import { IconFileImport } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './file-drop.module.css'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Takes files dropped anywhere in the window; while they hover, it says what becomes of them. */
export function FileDrop({ says, onFiles }: { says: string; onFiles(files: readonly File[]): void }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const off = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', listen: (event: DragEvent) => void) =>
      addEventListener(type, (event) => carriesFiles(event) && listen(event), { signal: off.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', (event) => event.relatedTarget === null && setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    return () => off.abort()
  }, [onFiles])
  if (!over) return null
  return (
    <div className={styles.over}>
      <p>
        <IconFileImport size={18} stroke={1.5} aria-hidden="true" /> {says}
      </p>
    </div>
  )
}
