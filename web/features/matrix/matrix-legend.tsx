import { IconCut, IconEqual, IconEye } from '@tabler/icons-react'
import { clients } from '#shared/preview/clients/index'
import { newestDate } from '#shared/preview/matrix'
import { VerdictMark } from '../../ui/verdict-mark'
import styles from './matrix-legend.module.css'
import cell from './matrix-row.module.css'

const [year = '', month = ''] = newestDate(clients).split('-')
const asOf = new Date(Date.UTC(Number(year), Number(month) - 1)).toLocaleDateString('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What the marks mean, and how new what they say is. */
export function MatrixLegend() {
  return (
    <footer className={styles.legend}>
      <ul className={styles.marks}>
        <li>
          <VerdictMark group="asks" /> asks
        </li>
        <li>
          <span className={cell.good}>
            <VerdictMark group="runs" />
          </span>
          runs
        </li>
        <li>
          <span className={cell.warn}>
            <VerdictMark group="runs" />
          </span>
          <span className={cell.bad}>
            <VerdictMark group="runs" />
          </span>
          runs, may destroy
        </li>
        <li>
          <span className={cell.calm}>
            <VerdictMark group="judges" />
          </span>
          judges
        </li>
        <li>
          <VerdictMark group="leaves-out" /> leaves out
        </li>
        <li>
          <IconEye size={14} stroke={1.7} aria-hidden="true" /> reviews the result
        </li>
        <li>
          <span className={cell.cut}>
            <IconCut size={14} stroke={1.7} aria-hidden="true" />
          </span>
          cuts name or text
        </li>
        <li>
          <span className={cell.cut}>
            <IconEqual size={14} stroke={1.7} aria-hidden="true" />
          </span>
          same name twice
        </li>
        <li>
          <span aria-hidden="true">?</span> unknown
        </li>
      </ul>
      <span className={styles.date}>as of {asOf}</span>
    </footer>
  )
}
