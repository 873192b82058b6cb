import {
  IconAlt,
  IconArrowBigUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCommand,
  IconCornerDownLeft,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isMac } from '../lib/keys'
import styles from './keys.module.css'

const drawn: Record<string, { name: string; sign: ReactNode }> = {
  mod: isMac ? { name: 'Command', sign: <IconCommand size={11} stroke={2} /> } : { name: 'Control', sign: 'Ctrl' },
  alt: isMac ? { name: 'Option', sign: <IconAlt size={11} stroke={2} /> } : { name: 'Alt', sign: 'Alt' },
  shift: { name: 'Shift', sign: <IconArrowBigUp size={11} stroke={2} /> },
  enter: { name: 'Enter', sign: <IconCornerDownLeft size={11} stroke={2} /> },
  arrowup: { name: 'Up', sign: <IconArrowUp size={11} stroke={2} /> },
  arrowdown: { name: 'Down', sign: <IconArrowDown size={11} stroke={2} /> },
  arrowleft: { name: 'Left', sign: <IconArrowLeft size={11} stroke={2} /> },
  arrowright: { name: 'Right', sign: <IconArrowRight size={11} stroke={2} /> },
  escape: { name: 'Escape', sign: 'Esc' },
}

/** A shortcut as it looks on the keyboard. The signs are drawn: they are not in the font. */
export function Keys({ keys, bare = false }: { keys: string; bare?: boolean }) {
  const parts = keys.split('+')
  return (
    <kbd className={bare ? styles.bare : styles.keys}>
      <span className="visually-hidden">{parts.map((part) => drawn[part]?.name ?? part.toUpperCase()).join(' ')}</span>
      {parts.map((part) => (
        <span key={part} aria-hidden="true" className={styles.key}>
          {drawn[part]?.sign ?? part.toUpperCase()}
        </span>
      ))}
    </kbd>
  )
}
