import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { namedErrorCodes } from '#shared/calls/error-codes'
import { memberText } from '#shared/tool/json-text'
import { prettyJson } from '../../lib/json-lines'
import { count, deadlineWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { JsonCode } from '../../ui/json-code'
import { ServerText } from '../../ui/server-text'
import { explain } from './explain'
import styles from './failure-view.module.css'
import { Logs } from './logs'
import { PartHead } from './part-head'
import type { DoneCall, ServerEnd } from './shown-call'

export type FailureActions = {
  onAgain?: ((options?: { timeoutMs: number }) => void) | undefined
  onReconnect?: (() => void) | undefined
  onShowFrames?: (() => void) | undefined
  onShowStderr?: (() => void) | undefined
}

type Props = FailureActions & { done: DoneCall; end?: ServerEnd | undefined }

/** A call that brought no answer: what happened, why, what may have been done already, and the next step. */
export function FailureView({ done, end, ...actions }: Props) {
  const { call, refused, logs } = done
  const explanation = explain(done)
  const stderr = end?.stderrTail ?? stderrIn(refused?.data)
  return (
    <div className={styles.view}>
      {call.status === 'protocol_error' && <Quote message={call.error?.message} />}
      {explanation && (
        <>
          <h3 className={styles.title}>{explanation.title}</h3>
          <p className={styles.text}>
            <ServerText text={explanation.sentences.join(' ')} />
          </p>
        </>
      )}
      {stderr && stderr.length > 0 && <Stderr lines={stderr} />}
      <Actions done={done} {...actions} />
      {call.status === 'protocol_error' && <AlsoSent text={done.text} />}
      {logs && logs.length > 0 && <Logs logs={logs} startedAt={Date.parse(call.startedAt)} />}
    </div>
  )
}

function Quote({ message }: { message: unknown }) {
  return (
    <blockquote className={styles.quote}>
      {typeof message === 'string' && message !== '' ? (
        <>
          “<ServerText text={message} />”
        </>
      ) : (
        <span className={styles.none}>The server sent no message with its error.</span>
      )}
    </blockquote>
  )
}

function Actions({ done: { call, refused, timeoutMs }, onAgain, onReconnect, onShowFrames, onShowStderr }: Props) {
  const isGone = refused ? refused.code === 'dependency_failure' || refused.code === 'timeout' : call.status === 'disconnected'
  const [codes, setCodes] = useState(false)
  const longer = call.status === 'timed_out' ? 3 * (timeoutMs ?? call.durationMs ?? 0) : 0
  const buttons: ReactNode[] = []
  if (isGone && onReconnect) {
    buttons.push(
      <Button key="reconnect" icon={<IconRefresh size={14} stroke={1.6} aria-hidden="true" />} onClick={onReconnect}>
        Start it again
      </Button>,
    )
  } else if (onAgain && longer > 0) {
    const timeout = Math.ceil(longer / 1000) * 1000
    buttons.push(
      <Button key="again" onClick={() => onAgain({ timeoutMs: timeout })}>
        Call again with {deadlineWords(timeout)}
      </Button>,
    )
  } else if (onAgain) {
    buttons.push(
      <Button key="again" onClick={() => onAgain()}>
        Call again
      </Button>,
    )
  }
  if (isGone && onShowStderr) buttons.push(<Quiet key="stderr" onClick={onShowStderr} words="All of stderr" />)
  else if (onShowFrames && !refused) buttons.push(<Quiet key="frames" onClick={onShowFrames} words="Show frames" />)
  if (call.status === 'protocol_error') {
    buttons.push(
      <Button key="codes" look="quiet" aria-expanded={codes} onClick={() => setCodes(!codes)}>
        What the codes mean
      </Button>,
    )
  }
  if (buttons.length === 0) return null
  return (
    <>
      <div className={styles.actions}>{buttons}</div>
      {codes && <Codes current={call.error?.code} />}
    </>
  )
}

const Quiet = ({ words, onClick }: { words: string; onClick(): void }) => (
  <Button look="quiet" onClick={onClick}>
    {words}
  </Button>
)

function Codes({ current }: { current: unknown }) {
  return (
    <dl className={styles.codes}>
      {namedErrorCodes.map(({ code, name, sentence }) => (
        <div key={code} className={code === current ? styles.current : undefined}>
          <dt>
            <code>{code}</code>
          </dt>
          <dd>
            <strong>{name}</strong> {sentence}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What else came with the error, as it was sent. */
function AlsoSent({ text }: { text: string }) {
  const parts = useMemo(
    () =>
      [
        { title: 'error.data', json: memberText(memberText(text, 'error') ?? '', 'data') },
        { title: 'result', facts: 'sent in the same answer', json: memberText(text, 'result') },
      ].flatMap((part) => (part.json === undefined ? [] : [{ ...part, json: part.json }])),
    [text],
  )
  return parts.map(({ title, facts, json }) => (
    <section key={title} aria-label={title} className={styles.data}>
      <PartHead title={title} facts={facts}>
        <CopyButton label={`Copy ${title}`} text={() => prettyJson(json)} />
      </PartHead>
      <div className={styles.code}>
        <JsonCode text={json} label={`${title} as JSON`} />
      </div>
    </section>
  ))
}

function Stderr({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label="Stderr">
      <PartHead title="Stderr" facts={lines.length === 1 ? 'the last line' : `the last ${count(lines.length, 'line')}`}>
        <CopyButton label="Copy these lines" text={lines.join('\n')} />
      </PartHead>
      <pre className={styles.stderr}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
          <span key={index} className={/\b(fatal|error|exception|panic|failed|traceback)\b/i.test(line) ? styles.bad : undefined}>
            <ServerText text={line} />
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  )
}

function stderrIn(data: Record<string, unknown> | undefined): string[] | undefined {
  const tail = data?.stderrTail
  return Array.isArray(tail) ? tail.filter((line) => typeof line === 'string') : undefined
}
