import { useNavigate } from '@tanstack/react-router'
import type { Doc } from '#shared/tool/json'
import { CallsPanel } from '../features/calls/calls-panel'
import { answerText } from '../features/calls/open-call'
import { KeepButton } from '../features/copy/keep-button'
import { draftKey } from '../features/form/use-draft'
import { StderrPanel } from '../features/wire/stderr-panel'
import { WirePanel } from '../features/wire/wire-panel'
import { firstPanel } from '../lib/panels'
import { copyTool } from './copy-source'
import { refill } from './drawer-refill'
import type { DrawerTab } from './drawer-state'
import { useServer } from './use-server'

/** One list of the drawer. */
export function DrawerContent({ tab }: { tab: DrawerTab }) {
  const { id, tool: toolId, connection, tools } = useServer()
  const navigate = useNavigate()
  if (!connection) return null
  const listed = tools.data?.tools
  const tool = listed?.find((each) => each.id === toolId)?.name
  const toTry = (name: string, args?: Doc) => {
    const target = listed?.find((each) => each.name === name)
    if (!target) return
    if (args) refill(draftKey(id, name), args)
    void navigate({ to: '/servers/$id/tools/$tool/$panel', params: { id, tool: target.id, panel: firstPanel }, search: true })
  }
  switch (tab) {
    case 'wire':
      return <WirePanel key={id} connectionId={id} name={connection.name} tool={tool} />
    case 'stderr':
      return <StderrPanel key={id} connectionId={id} name={connection.name} hasProcess={connection.transport.type === 'stdio'} />
    case 'calls':
      return (
        <CallsPanel
          key={id}
          connectionId={id}
          tool={tool}
          isListed={(name) => listed?.some((each) => each.name === name) ?? false}
          onTry={toTry}
          more={(call, tabIndex) => {
            const called = listed?.find((each) => each.name === call.tool)
            return (
              tools.data &&
              called && (
                <KeepButton
                  small
                  tabIndex={tabIndex}
                  from={connection.name}
                  tool={copyTool(tools.data, called)}
                  args={call.arguments}
                  answer={() => answerText(call.id)}
                />
              )
            )
          }}
        />
      )
  }
}
