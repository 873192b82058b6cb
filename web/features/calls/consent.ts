import type { Connection } from '#shared/connections/connection'
import { remember, remembered, useRemembered } from '../../lib/remembered'

/** Per server, the tools that are no longer asked about while the session lasts that began then. */
type Consents = Record<string, { since: string; tools: string[] }>

const key = 'consents'

/** Whether a person has said that a tool which can destroy need not be asked about until the server is connected anew. */
export function useConsent({ id, state }: Connection, tool: string): { given: boolean; give?: () => void } {
  const [consents] = useRemembered<Consents>(key, {})
  if (state.status !== 'ready') return { given: false }
  const { since } = state
  const toolsIn = (all: Consents) => (all[id]?.since === since ? all[id].tools : [])
  return {
    given: toolsIn(consents).includes(tool),
    give: () => {
      const all = remembered<Consents>(key, {})
      remember(key, { ...all, [id]: { since, tools: [...toolsIn(all), tool] } })
    },
  }
}
