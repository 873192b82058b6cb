import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Settings } from '#shared/settings/settings'
import { api, read, readText } from '../../lib/api'
import { keys } from '../../lib/query-keys'

/** Another page may have changed them, and nothing tells: so they are read whenever they are looked at. */
export const settingsQuery = queryOptions({
  queryKey: keys.settings(),
  queryFn: () => read(api.settings.$get()),
  refetchOnMount: 'always',
})

export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: Partial<Settings>) => read(api.settings.$put({ json })),
    onSuccess: (saved) => {
      queryClient.setQueryData(keys.settings(), saved)
      void queryClient.invalidateQueries({ queryKey: keys.calls() })
    },
  })
}

export const useLaunchLink = () => useMutation({ mutationFn: async () => (await read(api.launch.keys.$post())).url })

export type Licence = { name: string; version: string; licence: string; text: string }

/** Made when the page was built, from the packages themselves. */
export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: async () => JSON.parse(await readText(fetch('/licences.json'))) as Licence[],
})
