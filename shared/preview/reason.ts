import type { Doc } from '../tool/json'
import { type HintName, hintNames } from '../tool/node'
import { defaultMode, fits, hintStates, type Verdict, verdictOf } from './approval'
import type { Client, Does, HintState, Mode, When } from './client'

type States = Record<HintName, HintState>

/** Why a client does what it does with a tool, in one sentence: the hints that decide, as they are said or left unsaid, and the rule. */
export function reasonOf(client: Client, verdict: Verdict, tool: Doc): string {
  const { label, approval } = client
  const { mode, does, meta } = verdict
  if (!mode || does === undefined) return `No public source says what ${label} does${approval.modes.length > 0 ? ' by default' : ''}.`
  if (meta) return `The tool says _meta["${meta.key}"]: true, and ${label} then ${doing(does, mode)}, whatever its hints say.`
  const states = hintStates(tool)
  const rule = mode.rules.find(({ when }) => fits(when, states))
  const why =
    mode.rules.length === 0
      ? modeAlone(client, mode, does)
      : rule
        ? byRule(label, mode, rule, states)
        : byNone(label, verdict, mode, states)
  return `${why}${alsoIn(client, verdict, tool)}${reviewed(verdict)}.`
}

type Decision = Exclude<Does, 'by-name'>

const doing = (does: Does, { hides }: Mode) =>
  ({
    allow: 'runs it without asking',
    ask: 'asks',
    deny: hides ? 'leaves it out' : 'does not let it run',
    'llm-judge': 'leaves it to a model to judge',
    'by-name': 'goes by its name',
  })[does]

function modeAlone({ label, approval }: Client, { id, label: mode }: Mode, does: Decision): string {
  const where = id === approval.defaultMode ? 'by default' : `in the mode “${mode}”`
  const uses = Object.values(approval.hints)
  const why = uses.every((use) => use === 'not used')
    ? ': it reads no hints'
    : uses.every((use) => use.startsWith('not mentioned'))
      ? ': its documents name no hints'
      : does === 'llm-judge'
        ? ''
        : ', whatever the hints say'
  const what = {
    allow: 'runs every tool without asking',
    ask: 'asks before every call',
    deny: 'lets no call run',
    'llm-judge': 'leaves every call to a model to judge',
  }
  return `${label} ${what[does]} ${where}${why}`
}

/** What a rule that fits says, and which stronger ones could have said otherwise. */
function byRule(label: string, mode: Mode, rule: Mode['rules'][number], states: States): string {
  const { rules } = mode
  const hints = hintNames.filter((hint) => rule.when[hint] !== undefined)
  const stronger = rules.slice(0, rules.indexOf(rule)).filter(({ when, then }) => then !== rule.then && areCompatible(when, rule.when))
  const unless = stronger.map(({ when }) => and(Object.entries(when).map(([hint, state]) => `${hint} is ${state}`)))
  const range = stronger.length > 0 ? `, unless ${unless.join(' or ')} too` : rules.length > 1 ? ', whatever the other hints say' : ''
  return `${said(hints, states)}, and ${label} then ${doing(rule.then, mode)}${range}`
}

/** What happens where no rule fits, and for want of which hints. */
function byNone(label: string, { does, byName }: Verdict, mode: Mode, states: States): string {
  const { text, unsaid } = missing(mode, states)
  if (byName) return `${text}, and ${label} then goes by the name: ${named(byName.word, does)}`
  const what = doing(does as Decision, mode)
  return unsaid ? `${text}: ${label} ${what}` : `${text}, and ${label} then ${what}`
}

/** The hints for want of which no rule fits. What is not said counts as the answer that no rule waits for; where rules wait for either it counts as none. */
function missing({ rules, otherwise }: Mode, states: States): { text: string; unsaid: boolean } {
  const others = rules.filter(({ then }) => then !== otherwise)
  const failing = hintNames.filter((hint) => others.some(({ when }) => when[hint] !== undefined && !fits({ [hint]: when[hint] }, states)))
  const [spoken, unsaid] = [failing.filter((hint) => states[hint] !== 'absent'), failing.filter((hint) => states[hint] === 'absent')]
  const wanted = (hint: HintName) => new Set(others.flatMap(({ when }) => when[hint] ?? []))
  const decisive = unsaid.filter((hint) => wanted(hint).size > 1)
  if (decisive.length > 0) return { text: `The tool does not say ${and(decisive)}`, unsaid: false }
  const counts = (['false', 'true'] as const).flatMap((as) => {
    const hints = unsaid.filter((hint) => !wanted(hint).has(as))
    return hints.length === 0 ? [] : [`${and(hints)}, which ${hints.length === 1 ? 'counts' : 'count'} as ${as}`]
  })
  if (counts.length === 0) return { text: said(spoken, states), unsaid: false }
  const left = `does not say ${counts.join(', nor ')}`
  return { text: spoken.length === 0 ? `The tool ${left}` : `${said(spoken, states)} and ${left}`, unsaid: true }
}

const said = (hints: readonly HintName[], states: States) => `The tool says ${and(hints.map((hint) => `${hint}: ${states[hint]}`))}`

function named(word: string | undefined, does: Verdict['does']): string {
  if (word === undefined) return 'no word of it is known to read or to write, so it asks'
  return does === 'allow' ? `“${word}” reads, so it runs without asking` : `“${word}” writes, so it asks`
}

/** The other modes that look at hints and come to the same; told of the mode a client starts in. */
function alsoIn(client: Client, { mode, does, byName }: Verdict, tool: Doc): string {
  if (byName || !mode || mode.rules.length === 0 || mode !== defaultMode(client)) return ''
  const alike = client.approval.modes.filter((one) => one !== mode && one.rules.length > 0 && verdictOf(client, tool, one).does === does)
  return alike.length === 0 ? '' : `; in the ${alike.length === 1 ? 'mode' : 'modes'} ${and(alike.map(({ label }) => `“${label}”`))} too`
}

const reviewed = ({ review }: Verdict) => (review ? '; as openWorldHint is true, it asks again before the model reads the result' : '')

const areCompatible = (one: When, other: When) =>
  hintNames.every((hint) => {
    const [a, b] = [one[hint], other[hint]]
    return a === undefined || b === undefined || [a].flat().some((state) => [b].flat().includes(state))
  })

const and = (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`)
