import { useState } from 'react'
import { isDoc, type Json, member } from '#shared/tool/json'
import { bytes } from '../../lib/words'
import { ServerText } from '../../ui/server-text'
import { Clip } from './clip'
import styles from './icons-view.module.css'

/** Pictures that stand in the definition itself are drawn; an address is only shown: looking at a tool must not call anyone. */
export function IconsView({ icons }: { icons: readonly Json[] }) {
  return (
    <ul className={styles.icons}>
      {icons.map((icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon is its place
        <li key={index} className={styles.icon}>
          {isDoc(icon) ? <Icon src={member(icon, 'src')} facts={factsOf(icon)} /> : <code>{JSON.stringify(icon)}</code>}
        </li>
      ))}
    </ul>
  )
}

const drawable = /^data:image\/[a-z0-9.+-]+[;,]/i
const shownAtMost = 200

function Icon({ src, facts }: { src: Json | undefined; facts: string }) {
  const [broken, setBroken] = useState(false)
  if (typeof src !== 'string') return <span className={styles.facts}>an icon without an address</span>
  const isPicture = drawable.test(src)
  const inside = isPicture && !broken
  return (
    <>
      <span className={inside ? styles.drawn : styles.blank}>
        {inside && <img src={src} alt="" width={24} height={24} onError={() => setBroken(true)} />}
      </span>
      <span className={styles.words}>
        <code className={styles.address}>
          <ServerText text={src.length > shownAtMost ? `${src.slice(0, 64)}…` : src} />
        </code>
        <span className={styles.facts}>
          {facts && (
            <>
              <Clip text={facts} /> ·{' '}
            </>
          )}
          {inside ? `${bytes(src.length)}, drawn from the definition` : isPicture ? 'no picture that can be drawn' : addressWords(src)}
        </span>
      </span>
    </>
  )
}

function addressWords(src: string): string {
  if (/^https:/i.test(src)) return 'not fetched'
  if (/^data:/i.test(src)) return 'not a picture, so not drawn'
  return 'not https, so clients must not load it'
}

/** Its declared size, kind and theme, and whatever else it says. */
function factsOf(icon: { readonly [key: string]: Json }): string {
  return Object.entries(icon)
    .filter(([key]) => key !== 'src')
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value)}`)
    .join(' · ')
}
