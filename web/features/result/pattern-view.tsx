import { IconRobot, IconUser } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Envelope, ResultPattern } from '#shared/calls/recognise'
import { CopyButton } from '../../ui/copy-button'
import { type JsonDoc, readJson } from '../../ui/json-tree/json-doc'
import { ServerText } from '../../ui/server-text'
import { envelopeWords } from './envelope-words'
import type { FoundPattern } from './pattern-in'
import styles from './pattern-view.module.css'
import { PlainText } from './plain-text'
import { ReadingLine } from './reading-line'
import { Chip } from './structured-view'
import { TreeSection } from './tree-section'

type Props = { found: FoundPattern; doc: JsonDoc | undefined; structuredNode: number | undefined }

/** An answer in a form we know: what is meant for the person, for the agent and for programs, apart. */
export function PatternView({ found: { recognised, text }, doc, structuredNode }: Props) {
  const own = useMemo(() => (text === undefined ? undefined : readJson(text)), [text])
  const place = own ? { doc: own, node: 0 } : doc && structuredNode !== undefined ? { doc, node: structuredNode } : undefined
  if (!place) return <ReadingLine share={0} />
  return recognised.kind === 'result' ? <Result pattern={recognised} {...place} /> : <EnvelopeView envelope={recognised} {...place} />
}

function Result({ pattern, doc, node }: { pattern: ResultPattern; doc: JsonDoc; node: number }) {
  const { message, instruction, success } = pattern
  const shown = [message !== undefined && 'message', instruction !== undefined && 'instruction']
  return (
    <>
      {message !== undefined && (
        <Said
          who="For the person"
          member="message"
          icon={<IconUser size={14} stroke={1.6} aria-hidden="true" />}
          text={message}
          tone={success ? 'good' : 'bad'}
        >
          <p className={styles.message}>
            “<ServerText text={message} />”
          </p>
        </Said>
      )}
      {instruction !== undefined && (
        <Said who="For the agent" member="instruction" icon={<IconRobot size={14} stroke={1.6} aria-hidden="true" />} text={instruction}>
          {instruction.length > 4000 ? (
            <PlainText text={instruction} />
          ) : (
            <p className={styles.instruction}>
              <ServerText text={instruction} />
            </p>
          )}
        </Said>
      )}
      <Members doc={doc} node={node} only={[...pattern.members, ...pattern.rest].filter((key) => !shown.includes(key))} />
    </>
  )
}

type SaidProps = { who: string; member: string; icon: React.ReactNode; text: string; tone?: 'good' | 'bad'; children: React.ReactNode }

function Said({ who, member, icon, text, tone, children }: SaidProps) {
  return (
    <section aria-label={who} className={styles.said} data-tone={tone}>
      <div className={styles.who}>
        {icon}
        <h3>{who}</h3>
        <code>{member}</code>
        <CopyButton label={`Copy the ${member}`} text={text} />
      </div>
      {children}
    </section>
  )
}

function EnvelopeView({ envelope, doc, node }: { envelope: Envelope; doc: JsonDoc; node: number }) {
  const payload = envelope.payload === undefined ? undefined : doc.member(node, envelope.payload)
  const words = envelopeWords(envelope)
  return (
    <>
      <div className={styles.envelope}>
        {envelope.success !== undefined && <Chip tone={envelope.success ? 'good' : 'bad'} words={`success: ${envelope.success}`} />}
        {words.map((each) => (
          <span key={each}>
            <ServerText text={each} />
          </span>
        ))}
      </div>
      {payload !== undefined && <TreeSection title={envelope.payload ?? ''} doc={doc} node={payload} />}
      <Members doc={doc} node={node} only={envelope.rest} />
    </>
  )
}

const longestLine = 300

/** The remaining members: plain ones as lines, nested and long ones as trees. */
function Members({ doc, node, only }: { doc: JsonDoc; node: number; only: readonly string[] }) {
  const members = [...doc.children(node)]
    .filter((id) => only.includes(doc.key(id)))
    .map((id) => ({ id, key: doc.key(id), plain: !doc.isNested(id) && doc.end(id) - doc.start(id) <= longestLine }))
  const lines = members.filter(({ plain }) => plain)
  return (
    <>
      {lines.length > 0 && (
        <dl className={styles.members}>
          {lines.map(({ id, key }) => (
            <div key={id}>
              <dt>
                <ServerText text={key} />
              </dt>
              <dd className={styles[doc.kind(id)]}>
                <ServerText text={doc.kind(id) === 'string' ? JSON.stringify(doc.string(id)) : doc.literal(id)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {members.map(({ id, key, plain }) => !plain && <TreeSection key={id} title={key} doc={doc} node={id} />)}
    </>
  )
}
