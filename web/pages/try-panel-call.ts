import { useEffect, useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { type Doc, isDoc, member } from '#shared/tool/json'
import { useConsent } from '../features/calls/consent'
import { startCall } from '../features/calls/start-call'
import { useCall } from '../features/calls/use-call'
import { useDeadline } from '../features/calls/use-deadline'
import type { ListedTool } from '../features/tools/queries'
import type { TryForm } from './use-try-form'

type Options = { connection: Connection; tool: ListedTool; form: TryForm }

/** A deadline for this one call, in place of the chosen one. */
type Once = { timeoutMs?: number }

/** From the wish to call a tool to the call: the arguments are checked first, and a tool that can destroy is asked about. */
export function useTryCall({ connection, tool, form: { args, store, problems, unsendable, showFirst } }: Options) {
  const { shown, other } = useCall(connection.id, tool.name)
  const deadline = useDeadline(connection, tool.name)
  const consent = useConsent(connection, tool.name)
  /** Asked for before the arguments were checked: it goes out, or shows what is wrong, as soon as they are. */
  const [wanted, setWanted] = useState<Once>()
  /** Waits for the person's yes. */
  const [asking, setAsking] = useState<Once>()
  const running = shown.state === 'running' ? shown : undefined

  const start = ({ timeoutMs = deadline.chosen ?? deadline.standard }: Once) => {
    setAsking(undefined)
    void startCall({ connectionId: connection.id, tool: tool.name, arguments: args, timeoutMs })
  }
  const send = (once: Once = {}) => (saysDestructive(tool.tool) && !consent.given ? setAsking(once) : start(once))
  const call = (once: Once = {}) => {
    if (running || asking) return
    store.attempt()
    setWanted(problems.checked ? undefined : once)
    if (!problems.checked) return
    if (problems.places.size > 0) return showFirst()
    if (!unsendable) send(once)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be called is what is there when the check is done
  useEffect(() => {
    if (wanted && problems.checked) call(wanted)
  }, [wanted, problems.checked])

  const confirm = (never: boolean) => {
    if (never) consent.give?.()
    if (asking) start(asking)
  }
  return {
    shown,
    running,
    /** Until our server has named our own call, a call it tells of may be that one. */
    other: running?.callId === '' ? undefined : other,
    deadline,
    call,
    send,
    question: asking && { mayStop: consent.give !== undefined, confirm, dismiss: () => setAsking(undefined) },
  }
}

/** Only what the server says outright; what the protocol implies is shown, not asked about. */
function saysDestructive(tool: Doc): boolean {
  const hints = member(tool, 'annotations')
  return isDoc(hints) && member(hints, 'destructiveHint') === true && member(hints, 'readOnlyHint') !== true
}
