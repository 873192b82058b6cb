import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddForm } from '../features/servers/add-form'
import { CandidateList } from '../features/servers/candidate-list'
import { readDropped } from '../features/servers/dropped'
import { PasteField } from '../features/servers/paste-field'
import { connectionsQuery } from '../features/servers/queries'
import { RefusedFiles } from '../features/servers/refused-files'
import { usePasted } from '../features/servers/use-pasted'
import { Button } from '../ui/button'
import { FileDrop } from '../ui/file-drop'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'
import styles from './add-server-page.module.css'

export function AddServerPage() {
  const { data: saved = [] } = useQuery(connectionsQuery)
  const pasted = usePasted(saved)
  const [chosen, setChosen] = useState(0)
  const selected = Math.min(chosen, Math.max(0, pasted.candidates.length - 1))
  const take = (files: readonly File[]) =>
    void readDropped(files).then((dropped) => {
      setChosen(0)
      pasted.drop(dropped)
    })
  return (
    <>
      <FileDrop says="Drop to read the servers in it" onFiles={take} />
      <PaneHeader title="Add a server">Nothing starts before you press Connect.</PaneHeader>
      <div className={styles.body}>
        <div className={styles.left}>
          <PasteField
            text={pasted.text}
            onText={(text) => {
              setChosen(0)
              pasted.paste(text)
            }}
            onFiles={take}
          />
          <RefusedFiles refused={pasted.refused} />
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
