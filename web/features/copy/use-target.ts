import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Toolset } from '#shared/tool/toolset'
import { remember, remembered } from '../../lib/remembered'
import { type Target, targetQuery, targetsQuery } from './toolsets'

const lastKey = 'copy.toolset'

/** Which toolset something goes into: the one that was taken last, where it is still there, else a new one. */
export type Choice = {
  targets: readonly Target[] | undefined
  /** `undefined` is a new one. */
  id: string | undefined
  choose(id: string | undefined): void
  name: string
  rename(name: string): void
  /** The chosen one whole, once it is read. */
  toolset: Toolset | undefined
  title: string
  error: Error | null
}

export function useTarget(proposed: string): Choice {
  const { data: targets, error } = useQuery(targetsQuery)
  const [chosen, choose] = useState<string | undefined | null>(() => remembered<string | null>(lastKey, null))
  const [name, rename] = useState(proposed)
  const found = targets?.find(({ id }) => id === chosen)
  const { data: saved, error: unread } = useQuery(targetQuery(found?.id))
  return {
    targets,
    id: found?.id,
    choose,
    name,
    rename,
    toolset: found && saved?.toolset,
    title: found?.name ?? name.trim(),
    error: error ?? unread,
  }
}

export const rememberTarget = (id: string) => remember(lastKey, id)
