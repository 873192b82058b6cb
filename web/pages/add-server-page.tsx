import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddForm } from '../features/servers/add-form'
import { CandidateList } from '../features/servers/candidate-list'
import { PasteField } from '../features/servers/paste-field'
import { connectionsQuery } from '../features/servers/queries'
import { usePasted } from '../features/servers/use-pasted'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'
import styles from './add-server-page.module.css'

export function AddServerPage() {
  const { data: saved = [] } = useQuery(connectionsQuery)
  const pasted = usePasted(saved)
  const [chosen, setChosen] = useState(0)
  const selected = Math.min(chosen, Math.max(0, pasted.candidates.length - 1))
  return (
    <>
      <PaneHeader title="Add a server">Nothing starts before you press Connect.</PaneHeader>
      <div className={styles.body}>
        <div className={styles.left}>
          <PasteField
            text={pasted.text}
            onText={(text) => {
              setChosen(0)
              pasted.paste(text)
            }}
          />
          <CandidateList
            pasted={pasted.pasted}
            candidates={pasted.candidates}
            selected={selected}
            twinOf={pasted.twinOf}
            onSelect={setChosen}
            onTick={(index, ticked) => pasted.change(index, { ticked })}
            onTickAll={pasted.tickAll}
          />
        </div>
        <div className={styles.right}>
          {pasted.candidates.length > 0 ? (
            <AddForm
              candidates={pasted.candidates}
              asks={pasted.asks}
              selected={selected}
              onSelect={setChosen}
              onDraft={(index, draft) => pasted.change(index, { draft })}
              onAdded={pasted.clear}
            />
          ) : (
            <Notice title="The parts will stand here" action={<Button onClick={pasted.byHand}>Fill them in by hand</Button>}>
              What you paste is split into name, command, arguments and environment. Each part can be changed before anything runs.
            </Notice>
          )}
        </div>
      </div>
    </>
  )
}
