import { memo, useDeferredValue, useMemo, useState } from 'react'
import { defaultMode } from '#shared/preview/approval'
import type { Tried } from '#shared/preview/consequence'
import type { OfferedServer } from '#shared/preview/names/name'
import type { ResolvedTool } from '#shared/tool/resolved'
import type { BesideServers } from './beside'
import { ClientColumn } from './client-column'
import { ClientHead } from './client-head'
import { ModelSection } from './model-section'
import { PeopleSection } from './people-section'
import styles from './preview-panel.module.css'
import { ReasonLine } from './reason-line'
import { toneFor } from './tone'
import { useSeen } from './use-seen'
import { useTried } from './use-tried'
import { WhatIf } from './what-if'

export type PreviewProps = {
  /** Everything the server offers: names can meet. */
  tools: readonly ResolvedTool[]
  /** The one in sight, by its id. */
  tool: ResolvedTool
  server: OfferedServer
  /** Other servers that the client may have too. */
  beside: BesideServers
  /** What the server tells the model of itself. */
  instructions?: string | undefined
  /** Leads to the place in the definition that a loss speaks of. */
  onShow?(at: string): void
  /** Makes the tool say hints that were tried. */
  onApply?(tried: Tried): void
}

/** A tool as people and models see it, client by client. It follows the typing at its own pace: no keystroke waits for it. */
export function PreviewPanel(props: PreviewProps) {
  return <Panel {...useDeferredValue(props)} />
}

const Panel = memo(function Panel({ instructions, onShow, onApply, ...offered }: PreviewProps) {
  const [isTrying, setTrying] = useState(false)
  const [tried, setTried] = useTried(offered.tool.id)
  const { seen, rows, chooseClient, choose, setKey } = useSeen({ ...offered, tried })
  const { client, choices, offer } = seen
  const mode = (client.approval.modes.find(({ id }) => id === choices.mode) ?? defaultMode(client))?.id
  const tone = useMemo(() => toneFor(offer.tool), [offer.tool])
  const isTried = Object.keys(tried).length > 0
  const apply = (wanted: Tried) => {
    onApply?.(wanted)
    setTried({})
  }
  return (
    <div className={styles.panel}>
      <ClientColumn rows={rows} chosen={client.id} tone={tone} onChoose={chooseClient} />
      <div className={styles.client}>
        <ClientHead
          seen={seen}
          rows={rows}
          mode={mode}
          isTrying={isTrying || isTried}
          onClient={chooseClient}
          onMode={(next) => choose({ mode: next })}
          onTry={() => {
            setTrying(!isTrying && !isTried)
            setTried({})
          }}
        />
        {(isTrying || isTried) && (
          <div className={styles.whatIf}>
            <WhatIf tool={offered.tool.tool} value={tried} onChange={setTried} onApply={onApply && apply} />
          </div>
        )}
        <PeopleSection seen={seen} />
        <ReasonLine seen={seen} mode={mode} />
        <ModelSection seen={seen} beside={offered.beside} instructions={instructions} onChoose={choose} onServer={setKey} onShow={onShow} />
      </div>
    </div>
  )
})
