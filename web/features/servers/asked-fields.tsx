import type { Ask } from '#shared/connections/parse-pasted'
import { type Placeholder, placeholdersIn } from '#shared/connections/placeholders'
import { listed } from '../../lib/words'
import { Field, TextInput } from '../../ui/field'
import styles from './asked-fields.module.css'
import { type Draft, writtenTransport } from './draft'
import type { DraftErrors } from './draft-errors'

type Props = { draft: Draft; asks: readonly Ask[]; errors: DraftErrors; onChange(draft: Draft): void }

/** What another program would have asked for: one field for each `${…}`, whose answer goes wherever it stands. */
export function AskedFields({ draft, asks, errors, onChange }: Props) {
  const found = placeholdersIn(writtenTransport(draft), asks)
  const texts = [...new Set(found.map(({ text }) => text))]
  if (texts.length === 0) return null
  return (
    <fieldset className={styles.asked}>
      <legend>It asks for</legend>
      {texts.map((text) => {
        const places = found.filter((each) => each.text === text)
        const { says, secret } = places[0] as Placeholder
        return (
          <Field key={text} label={capital(says)} hint={<Where text={text} places={places} />} error={errors[text]}>
            {(ids) => (
              <TextInput
                mono
                {...ids}
                type={secret ? 'password' : 'text'}
                autoComplete={secret ? 'new-password' : 'off'}
                value={draft.answers[text] ?? ''}
                onChange={(event) => onChange({ ...draft, answers: { ...draft.answers, [text]: event.target.value } })}
              />
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}

/** Arguments and addresses are no place for a secret: they are shown. */
const isReadable = (where: string) => /^(command|argument \d+|working folder|URL)$/.test(where)

function Where({ text, places }: { text: string; places: readonly Placeholder[] }) {
  const open = places.some(({ secret, where }) => secret && isReadable(where))
  return (
    <>
      <code>{text}</code> in {listed([...new Set(places.map(({ where }) => where))])}
      {open && ', where it can be read'}
    </>
  )
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
