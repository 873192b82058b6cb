import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { remember, useRemembered } from './remembered'

const key = 'preview.client'

/** From now on tools are seen as this client shows them. */
export const rememberPreviewClient = (client: string): void => remember(key, client)

/** The client in whose eyes a tool is seen, by its id: the one that the address names, else the one chosen last. */
export function usePreviewClient(): [client: string | undefined, choose: (client: string) => void] {
  const { client: asked } = useSearch({ strict: false })
  const [kept] = useRemembered<string | undefined>(key, undefined)
  const navigate = useNavigate()
  const choose = useCallback(
    (client: string) => {
      rememberPreviewClient(client)
      void navigate({ to: '.', search: (before) => ({ ...before, client }), hash: true, replace: true })
    },
    [navigate],
  )
  return [asked ?? kept, choose]
}
