import { noted } from './compose'
import type { SeenName } from './name'

/** What the model APIs take for a tool's name. */
const apis = [
  { label: 'OpenAI Chat Completions', takes: /^[A-Za-z0-9_-]+$/, most: 64 },
  { label: 'OpenAI Responses', takes: /^[A-Za-z0-9_-]+$/, most: 128 },
  { label: 'Anthropic (as documented)', takes: /^[A-Za-z0-9_-]+$/, most: 64 },
  { label: 'Gemini', takes: /^[A-Za-z_][A-Za-z0-9_.:-]*$/, most: 128 },
] as const

/** For a client that sends names on as they come: which model APIs answer with an error. */
export function handedOn(seen: SeenName): SeenName {
  const { name } = seen
  if (name === undefined) return seen
  const shape = apis.filter(({ takes }) => !takes.test(name)).map(({ label }) => label)
  const length = apis.filter(({ takes, most }) => takes.test(name) && name.length > most).map(({ label }) => label)
  return noted(
    seen,
    shape.length > 0 && `Handed on as it is, and its characters are refused by ${shape.join(', ')}: the request fails.`,
    length.length > 0 && `Handed on as it is, and its ${name.length} characters are too many for ${length.join(', ')}: the request fails.`,
  )
}
