import { IconExternalLink, IconFileText } from '@tabler/icons-react'
import type { Block } from '#shared/calls/content'
import { bytes } from '../../lib/words'
import { buttonClass } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { ServerText } from '../../ui/server-text'
import styles from './link-card.module.css'
import { openableUrl, whyNotOpened } from './links'
import { PartHead } from './part-head'

/** A resource the server points to: its address in full, opened only where that is safe, and only by a click. */
export function LinkCard({ link, notes }: { link: Extract<Block, { kind: 'resource_link' }>; notes: readonly string[] }) {
  const { uri, name, title, description, mimeType, size } = link
  const url = openableUrl(uri)
  const why = whyNotOpened(uri)
  const facts = [...(mimeType ? [mimeType] : []), ...(size === undefined ? [] : [bytes(size)]), ...notes]
  return (
    <article aria-label="Resource link">
      <PartHead title="Resource link" facts={facts.join(' · ')}>
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 'small' })}>
            <IconExternalLink size={14} stroke={1.6} aria-hidden="true" /> Open
          </a>
        )}
        <CopyButton label="Copy the address" text={uri} />
      </PartHead>
      <div className={styles.card}>
        <IconFileText size={16} stroke={1.6} aria-hidden="true" />
        <div className={styles.words}>
          {(title ?? name) !== undefined && (
            <p className={styles.name}>
              <ServerText text={title ?? name ?? ''} />
              {title !== undefined && name !== undefined && title !== name && (
                <span className={styles.uri}>
                  {' '}
                  <ServerText text={name} />
                </span>
              )}
            </p>
          )}
          <p className={styles.uri}>
            <ServerText text={uri} />
          </p>
          {description && (
            <p className={styles.description}>
              “<ServerText text={description} />”
            </p>
          )}
          {why && <p className={styles.why}>{why}</p>}
        </div>
      </div>
    </article>
  )
}
