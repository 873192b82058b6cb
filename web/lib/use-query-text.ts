import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

const settleMs = 250

/** The text of the filter: at once for the list, a moment later in the address. */
export function useQueryText(): { text: string; setText(text: string): void } {
  const navigate = useNavigate()
  const { q = '' } = useSearch({ strict: false })
  const [text, setText] = useState(q)
  const written = useRef(q)
  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setText(q)
  }, [q])
  useEffect(() => {
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      void navigate({ to: '.', search: ({ q: _, ...search }) => ({ ...search, ...(text && { q: text }) }), replace: true })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [text, navigate])
  return { text, setText }
}
