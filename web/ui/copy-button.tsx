import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from '../lib/copy'
import { IconButton } from './icon-button'

export function CopyButton({ label, text }: { label: string; text: string | (() => string) }) {
  const { copied, copy } = useCopy()
  return (
    <>
      <IconButton label={copied ? 'Copied' : label} onClick={() => copy(typeof text === 'string' ? text : text())}>
        {copied ? <IconCheck size={16} stroke={1.6} /> : <IconCopy size={16} stroke={1.6} />}
      </IconButton>
      <span role="status" className="visually-hidden">
        {copied ? 'Copied' : ''}
      </span>
    </>
  )
}
