import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { Problem, Read } from '#shared/sources/source'
import { countTools } from '#shared/tool/ids'
import { count } from '../../lib/words'
import styles from './new-toolset.module.css'
import { pastedFile } from './read-files'

const shown = 12

/** What was understood of the files, and what was noticed, each at its place. */
export function ReadSummary({ read, files, refused }: { read: Read; files: number; refused: readonly string[] }) {
  const tools = countTools(read.toolset.nodes)
  const problems: readonly Problem[] = [...refused.map((message): Problem => ({ severity: 'error', at: '', message })), ...read.problems]
  return (
    <div role="status" className={styles.read}>
      {tools > 0 && (
        <p className={styles.good}>
          <IconCircleCheck size={16} stroke={1.7} aria-hidden="true" /> {count(tools, 'tool')} read from{' '}
          {files === 1 ? 'one text' : `${files} files`}
          {read.toolset.rules !== 'mcp' && `, by the rules of ${read.toolset.rules}`}
        </p>
      )}
      {tools === 0 && problems.length === 0 && <p>There is no tool in it.</p>}
      {problems.slice(0, shown).map((problem) => (
        <p key={`${problem.file} ${problem.at} ${problem.message}`} className={styles[problem.severity]}>
          {problem.severity === 'error' ? (
            <IconAlertCircle size={16} stroke={1.7} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          )}
          <span>
            {placeOf(problem)}
            {problem.message}
          </span>
        </p>
      ))}
      {problems.length > shown && <p className={styles.more}>and {problems.length - shown} more</p>}
    </div>
  )
}

function placeOf({ file, line, at }: Problem): React.ReactNode {
  const place = [
    file === pastedFile ? 'what was pasted' : file,
    line !== undefined && `line ${line}`,
    line === undefined && at !== '' && at,
  ]
    .filter(Boolean)
    .join(', ')
  return place === '' ? null : <code>{place}: </code>
}
