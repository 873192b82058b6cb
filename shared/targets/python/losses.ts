import { isDoc, type Json, member } from '../../tool/json'
import type { Loss } from '../target'
import type { Plan } from './plan'

/** What the SDK cannot carry. */
export function sdkLosses({ tools, listsItself }: Plan): Loss[] {
  return tools.flatMap(({ resolved, definition, beyond }) => {
    const execution = member(definition, 'execution')
    const loss = (at: string, message: string): Loss => ({ tool: resolved.plainName, at, message })
    return [
      ...(beyond.hasNoInput
        ? [loss('/inputSchema', 'It is no schema that the SDK could list: an object with any members is served instead.')]
        : []),
      ...(beyond.hasOtherOutput
        ? [
            loss(
              '/outputSchema',
              'The root is no object: clients of protocol versions before 2026-07-28 see no outputSchema and get the value as text only.',
            ),
          ]
        : []),
      ...(!listsItself && execution !== undefined && !isDefaultExecution(execution)
        ? [loss('/execution', 'Clients of protocol version 2026-07-28 do not see "execution": the SDK leaves it out there.')]
        : []),
    ]
  })
}

/** What the protocol takes for granted where nothing is said. */
const isDefaultExecution = (execution: Json) =>
  isDoc(execution) && Object.keys(execution).length === 1 && member(execution, 'taskSupport') === 'forbidden'
