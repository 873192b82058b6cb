import type { Transport } from '#shared/connections/connection'
import { mapTokens } from '#shared/tool/json-text'

export type Masker = {
  /** For a line of text. */
  text(text: string): string
  /** For JSON, which stays JSON. */
  json(text: string): string
}

const mark = '•••'
/** Shorter values (`DEBUG=1`) would turn half of every text into marks. */
const shortest = 8

/** Hides the secrets of a connection wherever its server repeats them. */
export function maskerFor(transport: Transport): Masker {
  const values = Object.values(transport.type === 'stdio' ? transport.env : transport.headers)
  return masker([...values, ...values.flatMap(credentials)])
}

/** A header names its scheme before the secret; a server may repeat the secret alone. */
function credentials(value: string): string[] {
  const token = /^(?:bearer|basic|token)\s+(\S+)$/i.exec(value)?.[1]
  return token ? [token] : []
}

export function masker(values: readonly string[]): Masker {
  const secrets = [...new Set(values.filter((value) => value.length >= shortest))].sort((a, b) => b.length - a.length)
  if (secrets.length === 0) return { text: (text) => text, json: (text) => text }
  const plain = longestFirst(secrets.flatMap((secret) => [secret, encodeURIComponent(secret), formEncoded(secret)]))
  const spelt = longestFirst(plain.flatMap(spellings))
  const hide = (text: string) => spelt.reduce((hidden, form) => hidden.replaceAll(form, mark), text)
  /** Any letter may be spelt by its number. */
  const suspicious = (text: string) => text.includes('\\u') || spelt.some((form) => text.includes(form))
  return {
    text: hide,
    json(text) {
      if (!suspicious(text)) return text
      return mapTokens(text, {
        string(literal) {
          if (!suspicious(literal)) return literal
          const value = JSON.parse(literal) as string
          const hidden = hide(value)
          return hidden === value ? literal : JSON.stringify(hidden)
        },
        number: (literal) => (plain.some((form) => literal.includes(form)) ? JSON.stringify(mark) : literal),
      })
    },
  }
}

const longestFirst = (texts: readonly string[]) => [...new Set(texts)].sort((a, b) => b.length - a.length)
const formEncoded = (text: string) => new URLSearchParams({ v: text }).toString().slice(2)

/** How a value may be spelt inside JSON, and inside JSON that is itself text in JSON. */
function spellings(value: string): string[] {
  const once = JSON.stringify(value).slice(1, -1)
  const ascii = once.replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const forms = [
    value,
    once,
    ascii,
    ascii.replace(/\\u[0-9a-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
    once.replaceAll('/', '\\/'),
  ]
  return [...forms, ...forms.map((form) => JSON.stringify(form).slice(1, -1))]
}
