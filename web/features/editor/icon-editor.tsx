import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { iconProblems, iconTypes } from '#shared/tool/icon-problems'
import { type Doc, isDoc, type Json, member, withMember } from '#shared/tool/json'
import { bytes } from '../../lib/words'
import { TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { Pick } from '../../ui/pick'
import styles from './icon-editor.module.css'

type Props = { icon: Json; number: number; onChange(icon: Doc, member: string): void; onRemove(): void }

const order = ['src', 'mimeType', 'sizes', 'theme']
const types = [{ value: undefined, label: 'kind not said' }, ...iconTypes.map((type) => ({ value: type as string, label: type }))]
const themes = [
  { value: undefined, label: 'any theme' },
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
]

/** One icon: drawn at the sizes clients use, with all it says, and what would keep it from being drawn. */
export function IconEditor({ icon, number, onChange, onRemove }: Props) {
  const document = isDoc(icon) ? icon : {}
  const [src, type, sizes, theme] = ['src', 'mimeType', 'sizes', 'theme'].map((key) => member(document, key))
  const set = (key: string, value: Json | undefined) => onChange(withMember(document, key, value, order), key)
  const isInside = typeof src === 'string' && /^data:/i.test(src)
  const problems = iconProblems(icon)
  return (
    <fieldset data-row className={styles.icon} aria-label={`Icon ${number}`}>
      <div className={styles.line}>
        <Previews src={isInside ? src : undefined} />
        {isInside ? (
          <span className={styles.inside}>a file carried along, {bytes(src.length)}</span>
        ) : (
          <TextInput
            mono
            aria-label={`Address of icon ${number}`}
            value={typeof src === 'string' ? src : ''}
            placeholder="https://example.com/icon.svg"
            {...(problems.some(({ at }) => at === 'src') && { 'aria-invalid': true as const })}
            onChange={(event) => set('src', event.target.value)}
          />
        )}
        <IconButton small label={`Remove icon ${number}`} onClick={onRemove}>
          <IconTrash size={16} stroke={1.6} />
        </IconButton>
      </div>
      <div className={styles.line}>
        <Pick
          label={`Kind of icon ${number}`}
          value={typeof type === 'string' ? type : undefined}
          choices={types}
          other={String(type)}
          onPick={(value) => set('mimeType', value)}
        />
        <SizesInput
          number={number}
          sizes={sizes}
          isWrong={problems.some(({ at }) => at === 'sizes')}
          onChange={(next) => set('sizes', next)}
        />
        <Pick
          label={`Theme of icon ${number}`}
          value={typeof theme === 'string' ? theme : undefined}
          choices={themes}
          other={String(theme)}
          onPick={(value) => set('theme', value)}
        />
      </div>
      {problems.map(({ message }) => (
        <p key={message} className={styles.problem}>
          {message}
        </p>
      ))}
      {problems.length === 0 && !isInside && <p className={styles.note}>Not fetched: an address is only looked up by clients.</p>}
    </fieldset>
  )
}

function SizesInput({
  number,
  sizes,
  isWrong,
  onChange,
}: {
  number: number
  sizes: Json | undefined
  isWrong: boolean
  onChange(sizes: string[] | undefined): void
}) {
  const [typed, setTyped] = useState<string>()
  const said = Array.isArray(sizes) ? sizes.join(' ') : typeof sizes === 'string' ? sizes : ''
  const shown = typed !== undefined && wordsOf(typed).join(' ') === said ? typed : said
  return (
    <TextInput
      mono
      aria-label={`Sizes of icon ${number}`}
      className={styles.sizes ?? ''}
      value={shown}
      placeholder="sizes, as 48x48 96x96"
      {...(isWrong && { 'aria-invalid': true as const })}
      onChange={(event) => {
        setTyped(event.target.value)
        const words = wordsOf(event.target.value)
        onChange(words.length > 0 ? words : undefined)
      }}
    />
  )
}

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** Only what stands in the definition is drawn: editing must not call anyone. */
function Previews({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const isDrawn = src !== undefined && broken !== src
  return (
    <span className={styles.previews}>
      {[16, 24, 48].map((size) => (
        <span key={size} className={isDrawn ? styles.drawn : styles.blank} title={`${size} pixels`}>
          {isDrawn ? <img src={src} alt={`At ${size} pixels`} width={size} height={size} onError={() => setBroken(src)} /> : size}
        </span>
      ))}
    </span>
  )
}
