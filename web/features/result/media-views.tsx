import { IconDownload, IconMaximize } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { bytes } from '../../lib/words'
import { Dialog } from '../../ui/dialog'
import { IconButton } from '../../ui/icon-button'
import { base64Size, bytesOf, dataUrl, save } from './binary'
import styles from './media-views.module.css'
import { PartHead } from './part-head'

type Props = { title?: string; data: string; mimeType: string; notes: readonly string[]; name: string; before?: ReactNode }

/** A picture on a checkered ground. It comes as data through an image element: nothing in it runs, nothing is fetched. */
export function ImageView({ title = 'Image', data, mimeType, notes, name, before }: Props) {
  const url = useMemo(() => dataUrl('image', mimeType, data), [mimeType, data])
  const [pixels, setPixels] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [large, setLarge] = useState(false)
  const facts = [mimeType, ...(pixels ? [pixels] : []), bytes(base64Size(data)), ...notes]
  return (
    <article aria-label={title}>
      <PartHead title={title} facts={facts.join(' · ')}>
        {url && !failed && (
          <IconButton label="Show it large" onClick={() => setLarge(true)}>
            <IconMaximize size={16} stroke={1.6} />
          </IconButton>
        )}
        <Save name={name} data={data} />
      </PartHead>
      {before}
      {url && !failed ? (
        <div className={styles.ground}>
          <img
            src={url}
            alt={`${mimeType} in the answer`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPixels(naturalWidth > 0 ? `${naturalWidth} × ${naturalHeight}` : undefined)
            }
            onError={() => setFailed(true)}
          />
        </div>
      ) : (
        <p className={styles.failed}>
          {url ? 'The browser cannot read these bytes as a picture.' : 'The type it claims is no picture’s, so it is not shown as one.'}{' '}
          Save it to look at it.
        </p>
      )}
      {large && url && (
        <Dialog label={name} className={styles.dialog} onClose={() => setLarge(false)}>
          <div className={styles.large}>
            <img src={url} alt={`${mimeType} in the answer, large`} />
          </div>
        </Dialog>
      )}
    </article>
  )
}

export function AudioView({ title = 'Audio', data, mimeType, notes, name, before }: Props) {
  const url = useMemo(() => dataUrl('audio', mimeType, data), [mimeType, data])
  const [failed, setFailed] = useState(false)
  return (
    <article aria-label={title}>
      <PartHead title={title} facts={[mimeType, bytes(base64Size(data)), ...notes].join(' · ')}>
        <Save name={name} data={data} />
      </PartHead>
      {before}
      {url && !failed ? (
        // biome-ignore lint/a11y/useMediaCaption: a server sends no captions
        <audio controls preload="metadata" src={url} className={styles.audio} onError={() => setFailed(true)} />
      ) : (
        <p className={styles.failed}>The browser cannot play this. Save it to listen to it.</p>
      )}
    </article>
  )
}

function Save({ name, data }: { name: string; data: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      {failed && <span className={styles.failed}>no valid Base64</span>}
      <IconButton
        label="Save as a file"
        onClick={() => {
          try {
            save(name, bytesOf(data))
          } catch {
            setFailed(true)
          }
        }}
      >
        <IconDownload size={16} stroke={1.6} />
      </IconButton>
    </>
  )
}
