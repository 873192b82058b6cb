import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { SaveState } from './draft'
import styles from './saved-state.module.css'

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

/** Whether what is on the page is safe; a change is read out. */
export function SavedState({ state }: { state: SaveState }) {
  return (
    <span role="status" className={styles[state.is]}>
      {state.is === 'saved' ? (
        <IconCircleCheck {...icon} />
      ) : state.is === 'saving' ? (
        <IconCircleDashed {...icon} />
      ) : (
        <IconAlertTriangle {...icon} />
      )}
      {words(state)}
    </span>
  )
}

function words(state: SaveState): string {
  switch (state.is) {
    case 'saved':
      return `Saved · version ${state.version}`
    case 'saving':
      return 'Saving'
    case 'unsaved':
      return `Not saved: ${state.why}`
    case 'conflict':
      return `Not saved: version ${state.theirs.version} was saved elsewhere`
  }
}
