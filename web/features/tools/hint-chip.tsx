import { classes } from '../../ui/classes'
import { Tip } from '../../ui/tip'
import styles from './hint-chip.module.css'
import { HintIcon } from './hint-icons'
import type { Hint } from './hints'

/** A hint in words: filled where somebody says it, dashed where it follows from the protocol's default. */
export function HintChip({ hint, says = 'The server says so.' }: { hint: Hint; says?: string }) {
  return (
    <Tip
      text={
        <>
          <code>{hint.name}</code>{' '}
          {hint.explicit ? `is ${hint.value}. ${says}` : `is not sent. The protocol then takes it as ${hint.value}: implied.`}{' '}
          {hint.follows}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
      <span tabIndex={0} className={classes(styles.chip, styles[hint.tone], !hint.explicit && styles.implied)}>
        <HintIcon hint={hint} />
        {hint.words}
        {!hint.explicit && <span className="visually-hidden">, implied</span>}
      </span>
    </Tip>
  )
}
