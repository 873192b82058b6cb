import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { clientById } from '#shared/preview/clients/index'
import { type MarkId, marks } from '#shared/preview/matrix'
import type { Grouping } from '../../lib/search'
import { readSort, type Sort } from './rows'

export type View = {
  grouping: Grouping
  /** Only tools that have this somewhere. */
  mark: MarkId | undefined
  /** Only these clients; none said is all of them. */
  chosen: ReadonlySet<string> | undefined
  sort: Sort | undefined
  set(change: { show?: string | undefined; clients?: string | undefined; sort?: string | undefined }): void
}

/** How the matrix is looked at; all of it stands in the address. */
export function useView(): View {
  const { group, show, clients, sort } = useSearch({ strict: false })
  const navigate = useNavigate()
  const set = useCallback<View['set']>(
    (change) =>
      void navigate({
        to: '.',
        search: (search) => Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined)),
        replace: true,
      }),
    [navigate],
  )
  return useMemo(() => {
    const known = (clients?.split(',') ?? []).filter((id) => clientById(id))
    return {
      grouping: group ?? 'behaviour',
      mark: marks.find(({ id }) => id === show)?.id,
      chosen: known.length > 0 ? new Set(known) : undefined,
      sort: readSort(sort),
      set,
    }
  }, [group, show, clients, sort, set])
}
