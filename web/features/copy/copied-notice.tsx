import { IconX } from '@tabler/icons-react'
import { firstDesignPanel } from '../../lib/panels'
import { IconButton } from '../../ui/icon-button'
import { LinkButton } from '../../ui/link-button'
import { type Copied, tellCopied, useCopied } from './copied'
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
          <Open copied={copied} />
          <IconButton small label="Dismiss" onClick={() => tellCopied(undefined)}>
            <IconX size={16} stroke={1.6} />
          </IconButton>
        </>
      )}
    </div>
  )
}

/** To the tool where it is one, else to the toolset. */
function Open({ copied: { toolsetId: id, node } }: { copied: Copied }) {
  const leave = () => tellCopied(undefined)
  return node === undefined ? (
    <LinkButton look="link" to="/toolsets/$id" params={{ id }} onClick={leave}>
      Open
    </LinkButton>
  ) : (
    <LinkButton look="link" to="/toolsets/$id/tools/$node/$panel" params={{ id, node, panel: firstDesignPanel }} onClick={leave}>
      Open
    </LinkButton>
  )
}
