import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refresh } from './refresh'
import { followEvents, type Reach } from './stream'

/** Keeps what the page has read in step with the server, and says whether the server is there. */
export function useLive(): Reach {
  const queryClient = useQueryClient()
  const [reach, setReach] = useState<Reach>('here')
  useEffect(
    () =>
      followEvents({
        onevent: (event) => refresh(queryClient, event),
        onreach: setReach,
      }),
    [queryClient],
  )
  return reach
}
