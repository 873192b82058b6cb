import { isDoc, member } from '../../tool/json'
import { parametersOf } from '../../tool/lenses'
import type { PlannedTool } from '../plan'
import type { Loss } from '../target'

/** An outputSchema that does not say it describes an object: earlier protocol versions know no other. */
export function hasOtherOutput({ resolved }: Pick<PlannedTool, 'resolved'>): boolean {
  const output = member(resolved.tool, 'outputSchema')
  return isDoc(output) && member(output, 'type') !== 'object'
}

/** What the SDK cannot carry. */
export function sdkLosses(tool: PlannedTool, sdk: 'v1' | 'v2'): Loss[] {
  const { plainName, tool: entry } = tool.resolved
  const loss = (at: string, message: string): Loss => ({ tool: plainName, at, message })
  const execution = member(entry, 'execution')
  return [
    ...(hasOtherOutput(tool)
      ? [
          loss(
            '/outputSchema',
            sdk === 'v2'
              ? 'The root is no object: clients of protocol versions before 2026-07-28 see it, and the value, wrapped into an object with the member "result".'
              : 'The root is no object: this SDK sends no structured content but objects, so the value goes out as text only.',
          ),
        ]
      : []),
    ...(sdk === 'v2' && execution !== undefined && !isDefaultExecution(execution)
      ? [loss('/execution', 'Clients of protocol version 2026-07-28 do not see "execution": the SDK leaves it out there.')]
      : []),
    ...parametersOf(entry)
      .filter(({ name }) => name === '__proto__')
      .map(({ at }) => loss(at, 'The SDK drops an argument of this name: the handler never sees it.')),
  ]
}

/** What the protocol takes for granted where nothing is said. */
const isDefaultExecution = (execution: unknown) =>
  isDoc(execution) && Object.keys(execution).length === 1 && member(execution, 'taskSupport') === 'forbidden'
