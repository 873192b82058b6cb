import type { HintName } from './node'

/** A hint as a question with three answers, and what each of them tells a client; `unsaid` is what it then counts as. */
export type Question = { hint: HintName; question: string; yes: string; no: string; unsaid: string }

export const questions = [
  {
    hint: 'readOnlyHint',
    question: 'Does it only read?',
    yes: 'It changes nothing; many clients run it without asking.',
    no: 'It changes things; clients may ask before it runs.',
    unsaid: 'changing things',
  },
  {
    hint: 'destructiveHint',
    question: 'Can it destroy data?',
    yes: 'It may overwrite or delete what is there.',
    no: 'It only adds: nothing that is there is overwritten or deleted.',
    unsaid: 'able to destroy',
  },
  {
    hint: 'idempotentHint',
    question: 'Is it safe to repeat?',
    yes: 'The same call again changes nothing further, so it may be retried.',
    no: 'The same call again may act a second time.',
    unsaid: 'not safe to repeat',
  },
  {
    hint: 'openWorldHint',
    question: 'Does it reach outside?',
    yes: 'It deals with things beyond the server, such as the web.',
    no: 'It deals only with what the server itself holds.',
    unsaid: 'reaching outside',
  },
] as const satisfies readonly Question[]

/** What the answers come to, in sentences: what is said or passed on each by itself, what nobody says together. */
export function meaningOf(answers: readonly { hint: HintName; value: boolean; implied: boolean }[]): string {
  const asked = answers.map((answer) => ({ ...answer, ...(questions.find(({ hint }) => hint === answer.hint) as Question) }))
  const unsaid = asked.filter(({ implied }) => implied).map((one) => one.unsaid)
  const counted = unsaid.length < 2 ? unsaid[0] : `${unsaid.slice(0, -1).join(', ')} and ${unsaid.at(-1)}`
  return [
    ...asked.filter(({ implied }) => !implied).map(({ value, yes, no }) => (value ? yes : no)),
    ...(unsaid.length > 0 ? [`Left unsaid, it counts as ${counted}.`] : []),
  ].join(' ')
}

/** What is said and cannot all be true or means nothing; kept, and explained. */
export function contradiction(said: (hint: HintName) => boolean | undefined, readsOnly: boolean): string | undefined {
  if (!readsOnly) return undefined
  if (said('destructiveHint') === true)
    return 'It says that it only reads and that it can destroy. Some clients believe the first and run it, others the second and ask; answer one of them with No.'
  const idle = [said('destructiveHint') !== undefined && 'destroying', said('idempotentHint') !== undefined && 'repeating'].filter(Boolean)
  return idle.length > 0 ? `What is said about ${idle.join(' and ')} is kept, and means nothing while it only reads.` : undefined
}
