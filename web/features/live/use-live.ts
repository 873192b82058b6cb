import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tellAppEvent } from '../../lib/app-events'
import { keys } from '../../lib/query-keys'
import { refresh } from './refresh'
import { followEvents, type Reach } from './stream'

/** Keeps what the page has read in step with the server, and says whether the server is there. */
export function useLive(): Reach {
  const queryClient = useQueryClient()
  const [reach, setReach] = useState<Reach>('here')
  useEffect(
    () =>
      followEvents({
        onevent: (event) => {
          tellAppEvent(event)
          refresh(queryClient, event)
        },
        onreach: (next) => {
          setReach(next)
          // What was read before the stream stood open may have changed since.
          if (next === 'here') void queryClient.invalidateQueries({ queryKey: keys.connections() })
        },
      }),
    [queryClient],
  )
  return reach
}
