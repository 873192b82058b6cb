import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button'
import { LinkButton } from '../../ui/link-button'
import { tellCopied, useCopied } from './copied'
import styles from './copied-notice.module.css'

/** Where the copy is, after something was put into a toolset. */
export function CopiedNotice() {
  const copied = useCopied()
  return (
    <div role="status" className={copied ? styles.notice : undefined}>
      {copied && (
        <>
          <span className={styles.words}>
            {copied.words} <strong>{copied.toolset}</strong>
          </span>
          <span aria-hidden="true">·</span>
          <LinkButton look="link" to="/toolsets/$id" params={{ id: copied.toolsetId }} onClick={() => tellCopied(undefined)}>
            Open
          </LinkButton>
          <IconButton small label="Dismiss" onClick={() => tellCopied(undefined)}>
            <IconX size={16} stroke={1.6} />
          </IconButton>
        </>
      )}
    </div>
  )
}
