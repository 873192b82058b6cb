import { useCallback, useEffect, useState } from 'react'

/** Copies, and says for a moment that it did. */
export function useCopy(): { copied: boolean; copy(text: string): void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(
    (text: string) =>
      void navigator.clipboard.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      ),
    [],
  )
  return { copied, copy }
}

/** Hands a text to the person as a file. */
export const download = (name: string, text: string, type = 'application/json'): void => downloadBlob(name, new Blob([text], { type }))

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
