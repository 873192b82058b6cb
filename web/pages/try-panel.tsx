import { lazy } from 'react'
import type { Connection } from '#shared/connections/connection'
import { DeadlineButton } from '../features/calls/deadline-button'
import { RequestButton } from '../features/calls/request-button'
import { CallBar } from '../features/form/call-bar'
import { draftKey } from '../features/form/use-draft'
import { exampleItems, useEarlierCalls } from '../features/form/use-examples'
import type { ListedTool, ToolList } from '../features/tools/queries'
import { useCommands } from '../lib/commands'
import { DrawerButtons } from './drawer-bar'
import { useRefill } from './drawer-refill'
import { TryLayout } from './try-layout'
import styles from './try-panel.module.css'
import { useTryCall } from './try-panel-call'
import { useTryForm } from './use-try-form'

const Result = lazy(() => import('./try-panel-result').then((module) => ({ default: module.TryPanelResult })))

/** Form at the left, result at the right: what does this tool answer? */
export function TryPanel({ connection, list, tool }: { connection: Connection; list: ToolList; tool: ListedTool }) {
  const key = draftKey(connection.id, tool.name)
  const form = useTryForm(key, tool.tool)
  const { store, args, problems, unsendable, put, showFirst } = form
  const { shown, running, other, deadline, call, send, question } = useTryCall({ connection, tool, form })
  useCommands([{ id: 'call', title: `Call ${tool.title}`, section: 'This tool', keys: 'mod+enter', run: () => call() }])
  useRefill(key, put)
  const earlier = useEarlierCalls(connection.id, tool.name)
  const last = shown.state === 'none' ? undefined : shown.state === 'running' ? shown.arguments : shown.call.arguments
  return (
    <TryLayout
      form={form}
      examples={exampleItems({ store, earlier, onPut: put })}
      onCall={() => call()}
      result={
        <Result
          connection={connection}
          list={list}
          tool={tool}
          shown={shown}
          other={other}
          onAgain={call}
          argumentsChanged={last !== undefined && JSON.stringify(last) !== JSON.stringify(args)}
        />
      }
      bar={
        <>
          <CallBar
            problems={problems}
            running={running}
            question={question}
            unsendable={unsendable}
            onCall={() => call()}
            onSendAnyway={() => send()}
            onShowFirst={showFirst}
          >
            <DeadlineButton deadline={deadline} />
            <RequestButton connection={connection} tool={tool.name} args={args} timeoutMs={deadline.chosen} />
          </CallBar>
          <div className={styles.drawer}>
            <DrawerButtons connectionId={connection.id} />
          </div>
        </>
      }
    />
  )
}
