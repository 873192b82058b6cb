import { IconArrowRight } from '@tabler/icons-react'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { ServerText } from '../../ui/server-text'
import { AnnotationsView } from './annotations-view'
import type { PlacedFault } from './fault-note'
import { FieldRow, Line, Note, NotSent, UnknownKey } from './field-row'
import type { DrawHint } from './hint'
import { IconsView } from './icons-view'
import { ImpliedTitle } from './implied-title'
import { Literal } from './literal'
import { expectedKeys, isToolKey, nameWords, taskSupportWords, toolKeys } from './protocol-keys'
import { Quote } from './quote'
import type { Member, Sent } from './sent'
import styles from './sent-fields.module.css'

type Props = { tool: Doc; sent: Sent; faults: readonly PlacedFault[]; hint: DrawHint; onShow(section: string): void }

/** Every member a server sent, in its order; then what it could have sent and did not. */
export function SentFields({ tool, sent, faults, hint, onShow }: Props) {
  const members = sent.members('')
  const missing = expectedKeys.filter((key) => !members.some(([name]) => name === key))
  return (
    <dl className={styles.fields}>
      {members.map(([key, text], index) => (
        <FieldRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a key may be sent twice
          key={index}
          name={key}
          wide={key === 'annotations'}
          faults={faultsOf(faults, key, member(tool, key))}
        >
          {members.findLastIndex(([name]) => name === key) === index ? (
            <SentValue field={[key, text]} tool={tool} sent={sent} hint={hint} onShow={onShow} />
          ) : (
            <Line>
              <Literal text={text} label={key} />
              <Note>sent again below; readers take the last</Note>
            </Line>
          )}
        </FieldRow>
      ))}
      {missing.map((key) => (
        <FieldRow
          key={key}
          name={key}
          sent={false}
          wide={key === 'annotations'}
          faults={faults.filter(({ at, message }) => at === '' && message.includes(`"${key}"`))}
        >
          {key === 'annotations' ? (
            <AnnotationsView members={[]} hint={hint} titleHolds />
          ) : key === 'title' ? (
            <ImpliedTitle tool={tool} />
          ) : (
            <NotSent>{toolKeys[key]}</NotSent>
          )}
        </FieldRow>
      ))}
    </dl>
  )
}

/** Faults inside a schema stand in the schema; here only those of the member itself. */
function faultsOf(faults: readonly PlacedFault[], key: string, value: Json | undefined): readonly PlacedFault[] {
  const own = `/${key}`
  const isSchema = (key === 'inputSchema' || key === 'outputSchema') && isDoc(value)
  return isSchema ? [] : faults.filter(({ at }) => at === own || at.startsWith(`${own}/`))
}

type ValueProps = { field: Member; tool: Doc; sent: Sent; hint: DrawHint; onShow(section: string): void }

function SentValue({ field: [key, text], tool, sent, hint, onShow }: ValueProps) {
  const value = member(tool, key)
  const literal = <Literal text={text} label={key} />
  if (!isToolKey(key)) {
    return (
      <Line>
        {literal}
        <span>
          <UnknownKey />
        </span>
      </Line>
    )
  }
  if (key === 'name' && typeof value === 'string') {
    const { words, fits } = nameWords(value)
    return (
      <>
        {literal}
        <span className={fits ? styles.quiet : styles.advice}>{words}</span>
      </>
    )
  }
  if (key === 'title' && typeof value === 'string' && value.trim() === '') {
    return (
      <Line>
        {literal}
        <Note>empty, so another name is shown:</Note>
        <ImpliedTitle tool={tool} />
      </Line>
    )
  }
  if (key === 'description' && typeof value === 'string') {
    return value.trim() === '' ? <Line>{literal}</Line> : <Quote text={value} />
  }
  if (key === 'annotations' && isDoc(value)) {
    const title = member(tool, 'title')
    return (
      <AnnotationsView
        members={sent.members('/annotations')}
        hint={hint}
        titleHolds={!(typeof title === 'string' && title.trim() !== '')}
      />
    )
  }
  if ((key === 'inputSchema' || key === 'outputSchema') && (isDoc(value) || (key === 'outputSchema' && typeof value === 'boolean'))) {
    return (
      <Line>
        <span>{schemaWords(value)}</span>
        <Button look="link" size="small" className={styles.show ?? ''} onClick={() => onShow(`/${key}`)}>
          Show it
          <IconArrowRight size={14} stroke={1.6} aria-hidden="true" />
        </Button>
      </Line>
    )
  }
  if (key === 'icons' && Array.isArray(value)) return value.length === 0 ? literal : <IconsView icons={value as Json[]} />
  if (key === 'execution' && isDoc(value)) {
    const support = member(value, 'taskSupport')
    const words = typeof support === 'string' && Object.hasOwn(taskSupportWords, support) ? taskSupportWords[support] : undefined
    return (
      <Line>
        {literal}
        {words !== undefined && <Note>{words}</Note>}
      </Line>
    )
  }
  return literal
}

function schemaWords(schema: Json): React.ReactNode {
  if (!isDoc(schema)) return String(schema)
  const properties = member(schema, 'properties')
  const required = member(schema, 'required')
  const names = isDoc(properties) ? Object.keys(properties).length : 0
  const type = member(schema, 'type')
  if (names === 0) return type === 'object' ? 'no properties' : <ServerText text={typeof type === 'string' ? type : 'a schema'} />
  return `${count(names, 'property', 'properties')}, ${Array.isArray(required) ? required.length : 0} required`
}
