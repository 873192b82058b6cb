import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import { withKeyword } from './place'
import { commentText, RowProblem, rowTokens, type Token } from './row-tokens'
import { generic, typeWords, union } from './row-types'

/** Fields written as TypeScript has them: `limit?: number // how many`. */
export function schemaOfRows(text: string): Doc {
  const reader = new Reader(rowTokens(text))
  return reader.all()
}

/** A reading position in the tokens; comments are met only between fields. */
class Reader {
  private at = 0
  private readonly tokens: readonly Token[]
  private readonly named = new Set<string>()
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  private get next(): Token {
    return this.tokens[this.at] as Token
  }
  private is(text: string): boolean {
    return this.next.kind !== 'text' && this.next.text === text
  }
  private take(): Token {
    const token = this.next
    if (token.kind !== 'end') this.at++
    return token
  }
  private skip(text: string): boolean {
    if (!this.is(text)) return false
    this.take()
    return true
  }
  private expect(text: string): void {
    if (!this.skip(text)) this.fail(`${text} was expected`)
  }
  private fail(message: string): never {
    throw new RowProblem(this.next.kind === 'end' ? `${message}, but the text ends` : `${message}, not “${this.next.text}”`, this.next)
  }

  /** Mere fields, or interfaces and types: the last one is what is meant, the others are definitions. */
  all(): Doc {
    const declared: [string, Doc][] = []
    let description = this.comments()
    while (
      this.is('export') ||
      this.is('interface') ||
      this.is('declare') ||
      (this.is('type') && this.tokens[this.at + 1]?.kind === 'word')
    ) {
      const [name, schema] = this.declaration()
      declared.push([name, described(schema, description)])
      description = this.comments()
    }
    if (declared.length === 0) declared.push(['', this.lone(description)])
    if (this.next.kind !== 'end') this.fail('The end of the text was expected')
    return this.withDefinitions(declared)
  }

  private lone(description: string): Doc {
    if (!this.is('{')) return this.fields('end', description)
    const schema = this.type()
    this.skip(';')
    this.comments()
    return schema
  }

  private declaration(): [string, Doc] {
    while (this.skip('export') || this.skip('declare'));
    const word = this.take()
    const name = this.take().text
    if (word.text === 'type') this.expect('=')
    while (word.text === 'interface' && !this.is('{') && this.next.kind !== 'end') this.take()
    const schema = this.type()
    this.skip(';')
    return [name, schema]
  }

  private withDefinitions(declared: readonly [string, Doc][]): Doc {
    const [, main] = declared.at(-1) as [string, Doc]
    const defs: Record<string, Json> = {}
    for (const [name, schema] of declared) if (this.named.has(name)) define(defs, name, schema)
    const known = (schema: Json): Json => {
      if (Array.isArray(schema)) return (schema as Json[]).map(known)
      if (!isDoc(schema)) return schema
      const ref = member(schema, '$ref')
      if (typeof ref === 'string' && !Object.hasOwn(defs, ref.slice(8)))
        return { ...unnamed(schema), description: member(schema, 'description') ?? ref.slice(8) }
      const copy: Record<string, Json> = {}
      for (const [key, held] of Object.entries(schema)) define(copy, key, known(held))
      return copy
    }
    const used = Object.keys(defs).length > 0
    return known(used ? { ...main, $defs: defs } : main) as Doc
  }

  private comments(): string {
    const found: string[] = []
    while (this.next.kind === 'comment') found.push(commentText(this.take().text))
    return found.filter((text) => text !== '').join(' ')
  }

  /** A comment before a field, or behind it on its line, is its description. */
  fields(end: '}' | 'end', first = ''): Doc {
    const properties: Record<string, Json> = {}
    const required: string[] = []
    let before = first
    const isEnd = () => (end === '}' ? this.is('}') : this.next.kind === 'end')
    for (before = [before, this.comments()].filter(Boolean).join(' '); !isEnd(); before = this.comments()) {
      while (this.is('readonly') || this.is('public')) this.take()
      const token = this.next
      if (this.is('[')) return this.index(properties, required)
      if (token.kind !== 'word' && token.kind !== 'text' && token.kind !== 'number') this.fail('The name of a field was expected')
      const name = token.kind === 'text' ? unquoted(this.take().text) : this.take().text
      if (Object.hasOwn(properties, name)) throw new RowProblem(`There are two fields ${name}`, token)
      const optional = this.skip('?')
      this.expect(':')
      const schema = this.type()
      const separated = this.skip(';') || this.skip(',')
      const behind = this.next.kind === 'comment' && !this.next.newLine ? commentText(this.take().text) : ''
      if (!separated && !isEnd() && !this.next.newLine) this.fail('The end of the field was expected')
      define(properties, name, described(schema, [before, behind].filter(Boolean).join(' ')))
      if (!optional) required.push(name)
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) }
  }

  /** `[key: string]: T`, among other fields or alone. */
  private index(properties: Doc, required: readonly string[]): Doc {
    this.expect('[')
    this.take()
    this.expect(':')
    this.type()
    this.expect(']')
    this.expect(':')
    const additionalProperties = this.type()
    while (this.skip(';') || this.skip(','));
    this.comments()
    const own = Object.keys(properties).length > 0
    return { type: 'object', ...(own && { properties }), ...(required.length > 0 && { required: [...required] }), additionalProperties }
  }

  type(): Doc {
    this.skip('|')
    const parts = [this.listed()]
    while (this.skip('|')) parts.push(this.listed())
    return union(parts.filter((part) => part !== undefined) as Doc[])
  }

  private listed(): Doc | undefined {
    this.skip('readonly')
    let schema = this.single()
    while (this.is('[') && this.tokens[this.at + 1]?.text === ']') {
      this.at += 2
      schema = { type: 'array', items: schema ?? {} }
    }
    return schema
  }

  private single(): Doc | undefined {
    const token = this.next
    if (this.skip('{')) {
      const fields = this.fields('}')
      this.expect('}')
      return fields
    }
    if (this.skip('(')) {
      const inner = this.type()
      this.expect(')')
      return inner
    }
    if (this.skip('[')) return this.tuple()
    if (token.kind === 'text') return { const: unquoted(this.take().text) }
    if (token.kind === 'number') return { const: Number(this.take().text) }
    if (token.kind !== 'word') this.fail('A type was expected')
    return this.word(this.take().text)
  }

  private tuple(): Doc {
    const prefixItems: Doc[] = []
    while (!this.is(']')) {
      prefixItems.push(this.type())
      if (!this.skip(',')) break
    }
    this.expect(']')
    return { type: 'array', prefixItems, items: false, minItems: prefixItems.length }
  }

  private word(name: string): Doc | undefined {
    if (name === 'undefined') return undefined
    if (this.skip('<')) {
      const given = [this.type()]
      while (this.skip(',')) given.push(this.type())
      this.expect('>')
      return generic(name, given)
    }
    if (Object.hasOwn(typeWords, name)) return typeWords[name] as Doc
    this.named.add(name)
    return { $ref: `#/$defs/${name}` }
  }
}

const unnamed = ({ $ref: _, ...rest }: Doc): Doc => rest
const described = (schema: Doc, description: string): Doc => (description === '' ? schema : withKeyword(schema, 'description', description))

function unquoted(text: string): string {
  const inner = text.slice(1, -1)
  if (text.startsWith('"')) return JSON.parse(text) as string
  return inner.replace(/\\(.)/g, '$1')
}
