import { IconCalendar, IconClock } from '@tabler/icons-react'
import { useRef } from 'react'
import { asDateTime, asPicked, asTime, zoneOf } from '#shared/form/moment'
import { IconButton } from '../../../ui/icon-button'
import styles from './controls.module.css'

type Picker = { type: 'datetime-local' | 'date' | 'time'; label: string; write(picked: string): string }

/** Minutes that the local clock is ahead of UTC, at that moment: summer time is another offset. */
const offsetAt = (moment?: string) => -(moment === undefined ? new Date() : new Date(moment)).getTimezoneOffset() || 0

/** The browser's own pickers, by format. What they give has no zone, so ours is added, and said. */
export const pickers: Readonly<Record<string, Picker>> = {
  'date-time': {
    type: 'datetime-local',
    label: `Pick date and time, in your time zone (${zoneOf(offsetAt())})`,
    write: (picked) => asDateTime(picked, offsetAt(picked)),
  },
  date: { type: 'date', label: 'Pick a date', write: (picked) => picked },
  time: { type: 'time', label: `Pick a time, in your time zone (${zoneOf(offsetAt())})`, write: (picked) => asTime(picked, offsetAt()) },
}

/** A button that opens the browser's picker and writes what was picked as text. The text stays the truth: a picker never changes it by itself. */
export function MomentPicker({ picker, value, onPick }: { picker: Picker; value: string; onPick(text: string): void }) {
  const native = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!native.current) return
    native.current.value = asPicked(picker.type, value, offsetAt(picker.type === 'datetime-local' ? value : undefined))
    native.current.showPicker()
  }
  return (
    <span className={styles.within}>
      <input
        ref={native}
        type={picker.type}
        step={picker.type === 'date' ? undefined : 1}
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => event.target.value !== '' && onPick(picker.write(event.target.value))}
      />
      <IconButton small label={picker.label} onClick={open}>
        {picker.type === 'time' ? <IconClock size={16} stroke={1.6} /> : <IconCalendar size={16} stroke={1.6} />}
      </IconButton>
    </span>
  )
}
