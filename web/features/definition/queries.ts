import { queryOptions } from '@tanstack/react-query'
import { memberText } from '#shared/tool/json-text'
import { api, read } from '../../lib/api'
import { keys } from '../../lib/query-keys'

/** What a server answered when it was met, as it came over the wire; `null` where that message is no longer kept. */
export const greetingQuery = (connectionId: string, since: string) =>
  queryOptions({
    queryKey: [...keys.frames(connectionId), 'greeting', since],
    queryFn: async () => {
      const { frames } = await read(
        api.connections[':id'].frames.$get({ param: { id: connectionId }, query: { after: '0', limit: '1000' } }),
      )
      const told = frames.filter(({ direction }) => direction === 'in').map(({ text }) => greetingIn(text))
      return told.findLast((result) => result !== undefined) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

function greetingIn(frame: string): string | undefined {
  const result = frame.includes('"serverInfo"') ? memberText(frame, 'result') : undefined
  return result !== undefined && memberText(result, 'serverInfo') !== undefined ? result : undefined
}
