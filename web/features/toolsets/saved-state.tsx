import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { SaveState } from './draft'
import styles from './saved-state.module.css'

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

/** Whether what is on the page is safe; a change is read out. */
export function SavedState({ state }: { state: SaveState }) {
  const [says, more] = words(state)
  return (
    <span role="status" className={styles[state.is]} title={says + more}>
      {state.is === 'saved' ? (
        <IconCircleCheck {...icon} />
      ) : state.is === 'saving' ? (
        <IconCircleDashed {...icon} />
      ) : (
        <IconAlertTriangle {...icon} />
      )}
      <span className={styles.words}>
        {says}
        <span className={styles.more}>{more}</span>
      </span>
    </span>
  )
}

/** What matters most, then what there is no room for in a narrow header. */
function words(state: SaveState): [string, string] {
  switch (state.is) {
    case 'saved':
      return ['Saved', ` · version ${state.version}`]
    case 'saving':
      return ['Saving', '']
    case 'unsaved':
      return ['Not saved', `: ${state.why}`]
    case 'conflict':
      return ['Not saved', `: version ${state.theirs.version} was saved elsewhere`]
  }
}
