import { IconLink } from '@tabler/icons-react'
import { useCopy } from '../../lib/copy'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import styles from './launch-link.module.css'
import { useLaunchLink } from './queries'
import { SettingRow } from './setting-row'

/** A link with a fresh key, made when it is asked for and copied at once. */
export function LaunchLink() {
  const link = useLaunchLink()
  const { copied, copy } = useCopy()
  return (
    <SettingRow
      title="Launch link"
      about="Lets one more browser on this machine in, once, within a day. In a terminal, toolwright link prints one too."
    >
      {link.data !== undefined && (
        <>
          <code className={styles.link}>{link.data}</code>
          <CopyButton label="Copy the link" text={link.data} />
        </>
      )}
      <Button
        icon={<IconLink size={16} stroke={1.6} />}
        aria-busy={link.isPending}
        onClick={() => link.mutate(undefined, { onSuccess: copy })}
      >
        {link.data === undefined ? 'Copy a new link' : 'Copy another'}
      </Button>
      <span role="status" className={link.error ? styles.error : 'visually-hidden'}>
        {link.error ? link.error.message : copied ? 'Copied' : ''}
      </span>
    </SettingRow>
  )
}
