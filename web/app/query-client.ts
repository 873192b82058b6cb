import { QueryClient } from '@tanstack/react-query'
import { AwayError } from '../lib/api'

/** Events say when something is to be read again, so nothing grows old by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      retry: (failures, error) => error instanceof AwayError && failures < 2,
      retryDelay: 500,
    },
    mutations: { networkMode: 'always' },
  },
})
