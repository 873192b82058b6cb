import { IconChevronDown } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Doc } from '#shared/tool/json'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { ListBar } from '../../ui/list-bar'
import { Menu } from '../../ui/menu'
import { Notice } from '../../ui/notice'
import { RowList } from '../../ui/row-list'
import { Skeleton } from '../../ui/skeleton'
import type { PastCall } from './call-log'
import { CallRow } from './call-row'
import styles from './calls-panel.module.css'
import { showCall } from './open-call'
import { type StatusFilter, statusFilters } from './status-words'
import { useCalls } from './use-calls'

type Props = {
  connectionId: string
  /** The name of the tool in sight. */
  tool?: string | undefined
  /** Whether the server lists a tool of that name now. */
  isListed(tool: string): boolean
  /** Goes to a tool's form, and fills it where arguments are given. */
  onTry(tool: string, args?: Doc): void
  /** What else can be done with an answer. */
  more?: ((call: PastCall, tabIndex: number) => React.ReactNode) | undefined
}

/** The calls this server was sent, newest first. */
export function CallsPanel({ connectionId, tool, isListed, onTry, more }: Props) {
  const { calls, next, dropped, isRead, error, readOlder } = useCalls(connectionId)
  const [text, setText] = useState('')
  const [status, setStatus] = useState<StatusFilter>('all')
  const [thisTool, setThisTool] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const query = useDeferredValue(text).toLowerCase()
  const only = thisTool ? tool : undefined
  const shown = useMemo(() => {
    const fits: (call: PastCall) => boolean = statusFilters.find(({ id }) => id === status)?.fits ?? (() => true)
    return calls.filter(
      (call) =>
        fits(call) && (only === undefined || call.tool === only) && `${call.tool} ${call.argumentsText}`.toLowerCase().includes(query),
    )
  }, [calls, status, only, query])
  const told = (promise: Promise<void>) =>
    void promise.then(
      () => setTrouble(undefined),
      (cause: Error) => setTrouble(cause.message),
    )
  const open = (call: PastCall) => isListed(call.tool) && told(showCall(call.id).then(() => onTry(call.tool)))
  return (
    <div className={styles.panel}>
      <ListBar
        label="Filter calls"
        text={text}
        onText={setText}
        found={shown.length}
        all={calls.length}
        onDown={() => list.current?.focus()}
        actions={
          <span role="status" className={trouble === undefined ? styles.note : styles.trouble}>
            {trouble ?? (dropped > 0 ? `the history has dropped ${count(dropped, 'older call')}, over all servers` : '')}
          </span>
        }
      >
        <Menu
          label="Which calls are shown"
          items={statusFilters.map(({ id, label }) => ({ label, checked: id === status, run: () => setStatus(id) }))}
          trigger={(props) => (
            <Button look="quiet" size="small" {...props}>
              {statusFilters.find(({ id }) => id === status)?.label}
              <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
            </Button>
          )}
        />
        {tool !== undefined && <Checkbox label="this tool only" checked={thisTool} onChange={setThisTool} />}
      </ListBar>
      {calls.length === 0 ? (
        error ? (
          <Notice title="The calls could not be read">{error.message}</Notice>
        ) : isRead ? (
          <Notice title="No calls yet">
            Every call to a tool of this server is kept here with its arguments and its answer, also those that other pages make.
          </Notice>
        ) : (
          <Skeleton label="Reading the calls" rows={4} />
        )
      ) : shown.length === 0 ? (
        <Notice
          title="No call matches"
          action={
            <>
              <Button
                size="small"
                onClick={() => {
                  setText('')
                  setStatus('all')
                  setThisTool(false)
                }}
              >
                Show all {calls.length.toLocaleString('en')}
              </Button>
              {next !== undefined && (
                <Button size="small" onClick={() => told(readOlder())}>
                  Read older calls
                </Button>
              )}
            </>
          }
        />
      ) : (
        <RowList
          label="Calls"
          items={shown}
          keyOf={idOf}
          rowHeight={28}
          chosen={chosen}
          onChoose={(call) => setChosen(call.id)}
          onOpen={open}
          listRef={list}
          after={
            next !== undefined && (
              <div className={styles.older}>
                <Button size="small" onClick={() => told(readOlder())}>
                  Read older calls
                </Button>
                <span>{count(calls.length, 'call')} read so far</span>
              </div>
            )
          }
        >
          {(call) => (
            <CallRow
              call={call}
              isChosen={call.id === chosen}
              isListed={isListed(call.tool)}
              onAgain={() => onTry(call.tool, call.arguments)}
              onOpen={() => open(call)}
              onTrouble={setTrouble}
              more={more}
            />
          )}
        </RowList>
      )}
    </div>
  )
}

const idOf = ({ id }: PastCall) => id
