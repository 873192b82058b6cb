import { count } from '../../lib/words'
import { type JsonDoc, rangeSize } from './json-doc'
import { inside } from './rows'

const summaryLength = 100
const valueLength = 40

/** How much is inside, in words. */
export function sizeWords(doc: JsonDoc, id: number): string {
  if (id < 0) return count(doc.range(id).count, doc.kind(doc.range(id).parent) === 'array' ? 'item' : 'key')
  return count(doc.count(id), doc.kind(id) === 'array' ? 'item' : 'key')
}

/** `1000 … 1999`, or the first and the last key of a part of an object. */
export function rangeWords(doc: JsonDoc, id: number): string {
  const { parent, index, first, count: amount } = doc.range(id)
  if (doc.kind(parent) === 'array') return `${index * rangeSize} … ${index * rangeSize + amount - 1}`
  let last = first
  for (const child of inside(doc, id)) last = child
  return `${doc.key(first)} … ${doc.key(last)}`
}

/** The first plain values of what is folded, so that one item can be told from the next. */
export function summary(doc: JsonDoc, id: number): string {
  const parts: string[] = []
  let length = 0
  let looked = 0
  for (const child of doc.children(id)) {
    if (++looked > 12 || parts.length === 3 || length > summaryLength) break
    if (doc.isNested(child)) continue
    const value = doc.kind(child) === 'string' ? oneLine(doc.string(child, valueLength + 1)) : doc.literal(child)
    const part = `${doc.hasKey(child) ? `${oneLine(doc.key(child))} ` : ''}${value}`
    parts.push(part)
    length += part.length
  }
  return parts.join(', ')
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > valueLength ? `${line.slice(0, valueLength)}…` : line
}
