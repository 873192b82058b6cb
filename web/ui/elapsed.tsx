import { useEffect, useState } from 'react'
import { timeTaken } from '../lib/words'
import styles from './elapsed.module.css'

/** How long it has taken so far, in tenths of a second. */
export function Elapsed({ from }: { from: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  const passed = Math.max(0, now - from)
  return <span className={styles.elapsed}>{passed < 1000 ? `${(Math.floor(passed / 100) / 10).toFixed(1)} s` : timeTaken(passed)}</span>
}
