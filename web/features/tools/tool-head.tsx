import { type ReactNode, useState } from 'react'
import { member } from '#shared/tool/json'
import { Button } from '../../ui/button'
import { ServerText } from '../../ui/server-text'
import { HintChip } from './hint-chip'
import { hintsOf } from './hints'
import type { ListedTool } from './queries'
import styles from './tool-head.module.css'

/** What the tool is called, what it is said to do, and the server's own words about it, quoted. */
export function ToolHead({ tool, before }: { tool: ListedTool; before?: ReactNode }) {
  const [whole, setWhole] = useState(false)
  const said = member(tool.tool, 'description')
  const description = typeof said === 'string' ? said.trim() : ''
  const long = description.length > 90 || description.includes('\n')
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        {before}
        <h2 className={styles.title} title={tool.title.length > 80 ? tool.title : undefined}>
          <ServerText text={tool.title} />
        </h2>
        {tool.title !== tool.name && (
          <code className={styles.name}>
            <ServerText text={tool.name} />
          </code>
        )}
        <div className={styles.hints}>
          {hintsOf(tool.tool).map((hint) => (
            <HintChip key={hint.name} hint={hint} />
          ))}
        </div>
      </div>
      {description === '' ? (
        <p className={styles.none}>The server gives no description.</p>
      ) : (
        <div className={styles.second}>
          <blockquote className={whole ? styles.whole : styles.line}>
            “<ServerText text={whole ? description : description.replace(/\s+/g, ' ').slice(0, 400)} />”
          </blockquote>
          {long && (
            <Button look="link" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? 'less' : 'more'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
