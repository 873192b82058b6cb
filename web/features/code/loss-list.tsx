import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Loss } from '#shared/targets/target'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { ServerText } from '../../ui/server-text'
import styles from './code-panel.module.css'

const few = 3

/** What a target cannot carry, each line leading to its place. */
export function LossList({
  label,
  losses,
  onShow,
}: {
  label: string
  losses: readonly Loss[]
  onShow?: ((loss: Loss) => void) | undefined
}) {
  const [all, setAll] = useState(false)
  if (losses.length === 0) return null
  const shown = all ? losses : losses.slice(0, few)
  return (
    <section aria-label="What is not carried" className={styles.losses}>
      <h3>
        {count(losses.length, 'thing')} {label} cannot carry
      </h3>
      <ul className={styles.lossRows}>
        {shown.map((loss) => {
          const { tool, node = '', at, message } = loss
          return (
            <li key={`${tool}${node}${at}${message}`}>
              <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
              <code>
                <ServerText text={tool} />
                {at}
              </code>
              <span>{message}</span>
              {onShow && tool !== '' && (
                <Button look="link" size="small" onClick={() => onShow(loss)}>
                  Go to it
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {losses.length > few && (
        <Button look="link" size="small" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `${losses.length - few} more`}
        </Button>
      )}
    </section>
  )
}
