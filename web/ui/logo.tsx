import styles from './logo.module.css'

export function Logo({ size = 18 }: { size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className={styles.logo}>
      <rect width="20" height="20" rx="5" fill="currentColor" />
      <path d="M5 6.4h8.2M9.1 6.4v8" fill="none" stroke="var(--canvas)" strokeWidth="2.2" />
      <circle cx="14" cy="13.4" r="1.3" className={styles.dot} />
    </svg>
  )
}
