import { useRef } from 'react'
import { Button } from './button'

/** The words in a sentence that let somebody choose JSON files. */
export function FileChooser({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="link" onClick={() => file.current?.click()}>
        choose them
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,.jsonc,application/json,text/plain"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
