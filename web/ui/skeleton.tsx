import { useDelayed } from '../lib/delayed'
import styles from './skeleton.module.css'

/** The shape of what will come, once it has let itself be waited for. */
export function Skeleton({ label, rows = 6, tall = false }: { label: string; rows?: number; tall?: boolean }) {
  const late = useDelayed(true)
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      {late &&
        Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never moved
          <div key={index} className={styles.row} style={{ height: tall ? 44 : 28 }}>
            <div className={styles.bar} style={{ width: `${[62, 48, 71, 55, 66, 43][index % 6]}%` }} />
            {tall && <div className={styles.bar} style={{ width: `${[38, 52, 44, 35, 49, 41][index % 6]}%` }} />}
          </div>
        ))}
    </div>
  )
}
