import { resolveRef } from '../../schema/refs'
import { type Doc, isDoc, type Json, member, sameJson } from '../../tool/json'
import { pointer, pointerParts } from '../../tool/pointer'
import { docOf, has, without } from './docs'
import { changedWords, emptyWords, extraWords, goneWords, isNullDropped } from './loss-words'
import { placeKind } from './places'
import type { SchemaLoss } from './rewriter'

/** How a comparison goes: `as` is what to compare with where the result has a shape of its own, `quiet` are keywords that a note speaks of. */
export type Comparison = { as?: Doc; quiet?: readonly string[]; inlined?: boolean }

type Path = readonly string[]

/** Says nothing to a model. */
const silent = ['$schema', '$comment', '$id', '$anchor']

/** What became of a schema on its way, each thing once at its place; notes of the client's own stand for what they are about. */
export function lossesBetween(own: Doc, sent: Doc, notes: readonly SchemaLoss[] = [], how: Comparison = {}): SchemaLoss[] {
  const told = new Map<string, SchemaLoss>()
  const explained = new Set(notes.map(({ at }) => at).filter((at) => at !== ''))
  const followed = new Set<string>()
  const quiet = new Set([...silent, ...(how.quiet ?? [])])

  const tell = (path: Path, loss: Omit<SchemaLoss, 'at'>) => {
    const at = pointer(path)
    if (!explained.has(at)) told.set(`${at} ${loss.message}`, { at, ...loss })
  }

  const compare = (before: Json, after: Json | undefined, path: Path): void => {
    if (before === after) return
    if (!isDoc(before) || !isDoc(after)) {
      if (!sameJson(before, after)) tell(path, changedWords(before, after ?? null))
    } else if (Object.keys(after).length === 0 && Object.keys(before).some((key) => !quiet.has(key))) tell(path, emptyWords(path))
    else if (typeof member(before, '$ref') === 'string' && !has(after, '$ref')) compareTarget(before, after, path)
    else compareNodes(before, after, path)
  }

  const compareTarget = (before: Doc, after: Doc, path: Path): void => {
    const ref = member(before, '$ref') as string
    const siblings = Object.keys(before)
    tell([...path, '$ref'], { message: 'The reference is replaced by what it names.', severity: 'changed' })
    compareNodes(without(before, ['$ref']), docOf(siblings.map((key) => [key, member(after, key)] as const)), path)
    const target = ref.startsWith('#/') ? resolveRef(own, ref) : undefined
    if (!isDoc(target) || followed.has(ref)) return
    followed.add(ref)
    compare(without(target, siblings), without(after, siblings), pointerParts(ref.slice(1)))
  }

  const compareNodes = (before: Doc, after: Doc, path: Path): void => {
    for (const [key, value] of Object.entries(before)) {
      if (quiet.has(key)) continue
      if (has(after, key)) compareMember(key, value, member(after, key) as Json, [...path, key], before, after)
      else if (!how.inlined || (key !== '$defs' && key !== 'definitions')) compareGone(key, value, path, before, after)
    }
    for (const [key, value] of Object.entries(after)) {
      if (has(before, key) || quiet.has(key)) continue
      const loss = extraWords(key, value, before)
      if (loss) tell(loss.everywhere ? [] : path, { message: loss.message, severity: 'added' })
    }
  }

  const compareGone = (key: string, value: Json, path: Path, before: Doc, after: Doc): void => {
    const loss = goneWords(key, value, before, after)
    if (loss) tell([...path, key], loss)
    const choices = key === 'oneOf' && !has(before, 'anyOf') ? member(after, 'anyOf') : undefined
    if (Array.isArray(value) && Array.isArray(choices) && value.length === choices.length)
      value.forEach((choice, index) => {
        compare(choice, choices[index], [...path, key, String(index)])
      })
  }

  const compareMember = (key: string, value: Json, now: Json, path: Path, before: Doc, after: Doc): void => {
    const kind = placeKind(key)
    if (kind === 'map' && isDoc(value) && isDoc(now)) compareFields(value, now, path)
    else if (Array.isArray(value) && Array.isArray(now) && kind && value.length === now.length && !isNullDropped(value, now)) {
      value.forEach((item, index) => {
        compare(item, now[index], [...path, String(index)])
      })
    } else if (kind === 'schema' && isDoc(value) && isDoc(now)) compare(value, now, path)
    else if (!sameJson(value, now)) {
      const loss = changedWords(value, now, key, before, after)
      if (loss.everywhere) tell([], { message: loss.message, severity: loss.severity })
      else tell(path, { message: loss.message, severity: loss.severity })
    }
  }

  const compareFields = (before: Doc, after: Doc, path: Path): void => {
    const word = path.at(-1) === 'properties' ? 'field' : 'part'
    for (const [name, value] of Object.entries(before)) {
      if (has(after, name)) compare(value, member(after, name), [...path, name])
      else tell([...path, name], { message: `This ${word} does not reach the model.`, severity: 'lost' })
    }
    for (const name of Object.keys(after)) {
      if (!has(before, name)) tell(path.slice(0, -1), { message: `The ${word} \`${name}\` is added.`, severity: 'added' })
    }
  }

  compare(own, sent, [])
  return [...notes, ...told.values()]
}
