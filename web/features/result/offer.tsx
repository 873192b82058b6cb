import { IconHistory } from '@tabler/icons-react'
import { Button } from '../../ui/button'
import styles from './offer.module.css'

/** Something else that could stand here, one click away. */
export function Offer({ words, action, onTake }: { words: string; action: string; onTake(): void }) {
  return (
    <div className={styles.offer}>
      <IconHistory size={14} stroke={1.6} aria-hidden="true" />
      <span>{words}</span>
      <Button look="link" onClick={onTake}>
        {action}
      </Button>
    </div>
  )
}
