import { type ReactNode, useState } from 'react'
import type { Tried } from '#shared/preview/consequence'
import { contradiction, meaningOf, type Question, questions } from '#shared/tool/behaviour'
import { setHint } from '#shared/tool/edits/own'
import { impliedHints, isTelling, saidHint } from '#shared/tool/hints'
import { type HintName, hintNames } from '#shared/tool/node'
import { rulesWords } from '#shared/tool/rules-effect'
import { classes } from '../../ui/classes'
import { Section } from '../../ui/section'
import { Segmented } from '../../ui/segmented'
import styles from './behaviour-section.module.css'
import { type Editing, sourceWords } from './editing'

/** How an answer is drawn as a chip; the page brings it in, other lists have the same chips. */
export type DrawChip = (name: HintName, answer: { value: boolean; explicit: boolean }) => ReactNode

/** What clients make of the answers; the page brings it in. `tried` is an answer that the pointer is over, `silent` that none of them reaches a client. */
export type DrawConsequence = (of: { tried: Tried | undefined; silent: boolean }) => ReactNode

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsaid', label: 'Do not say' },
] as const
type Answer = (typeof answers)[number]['value']

/** Four questions in words, each with three answers. What is not said is what the groups above say, else the protocol's default. */
export function BehaviourSection({
  editing,
  chip,
  consequence,
}: {
  editing: Editing
  chip: DrawChip
  consequence?: DrawConsequence | undefined
}) {
  const { node, inherited, resolved } = editing
  const [tried, setTried] = useState<Tried>()
  const said = (name: HintName) => (node.children ? node.own?.annotations?.[name] : saidHint(node.tool, name))
  const value = (name: HintName) => said(name) ?? inherited.hints[name].value
  const readsOnly = value('readOnlyHint')
  const odd = contradiction(said, readsOnly)
  const silent = resolved && 'rule' in resolved.hints.readOnlyHint.from && resolved.hints.readOnlyHint.from.rule.endsWith('lists no hints')
  const telling = hintNames
    .filter((hint) => isTelling(hint, readsOnly))
    .map((hint) => ({ hint, value: value(hint), implied: said(hint) === undefined && inherited.hints[hint].implied }))
  return (
    <Section title="Behaviour" aside={node.children ? 'what you tell clients about all below' : 'what you tell clients about it'}>
      {questions.map((question) => (
        <QuestionRow
          key={question.hint}
          editing={editing}
          question={question}
          said={said(question.hint)}
          idle={!isTelling(question.hint, readsOnly)}
          onTry={setTried}
          chip={chip(question.hint, {
            value: value(question.hint),
            explicit: said(question.hint) !== undefined || !inherited.hints[question.hint].implied,
          })}
        />
      ))}
      <p className={styles.words}>{meaningOf(telling)}</p>
      {odd && <p className={styles.odd}>{odd}</p>}
      {resolved && consequence?.({ tried, silent: silent === true })}
      {silent && (
        <p className={styles.words}>
          Servers of {rulesWords(editing.toolset.rules).label} list no hints, so the head shows what clients assume. What is said here stays
          in the design and reaches other targets.
        </p>
      )}
    </Section>
  )
}

type Props = {
  editing: Editing
  question: Question
  said: boolean | undefined
  idle: boolean
  chip: ReactNode
  onTry(tried: Tried | undefined): void
}

function QuestionRow({ editing: { toolset, node, inherited, edit }, question: { hint, question }, said, idle, chip, onTry }: Props) {
  const above = inherited.hints[hint]
  const answer: Answer = said === undefined ? 'unsaid' : said ? 'yes' : 'no'
  /** What is left unsaid here is what the groups above say. */
  const stateOf = (of: Answer) =>
    of === 'unsaid' ? (above.implied ? 'absent' : (`${above.value}` as const)) : of === 'yes' ? 'true' : 'false'
  const aside = above.implied ? `default: ${word(impliedHints[hint])}` : `${sourceWords(toolset, above.from)}: ${word(above.value)}`
  return (
    <div className={classes(styles.row, idle && styles.idle)}>
      <span className={styles.question}>{question}</span>
      <span
        className={styles.answers}
        onPointerOver={({ target }) => {
          const over = (target as Element).closest('label')?.querySelector('input')?.value as Answer | undefined
          onTry(over === undefined || over === answer ? undefined : { [hint]: stateOf(over) })
        }}
        onPointerLeave={() => onTry(undefined)}
      >
        <Segmented
          label={question}
          value={answer}
          options={answers}
          onChange={(next) =>
            edit((present) => setHint(present, [node.id], hint, next === 'unsaid' ? undefined : next === 'yes'), `${node.id}/${hint}`)
          }
        />
      </span>
      <span className={styles.aside}>{idle ? 'means nothing while it only reads' : aside}</span>
      <span className={styles.chip}>{!idle && chip}</span>
    </div>
  )
}

const word = (value: boolean) => (value ? 'yes' : 'no')
