import type { Note } from './store'

type Condition = {
  field: 'text' | 'tags' | 'author' | 'station_id' | 'importance' | 'status' | 'written_at'
  is: 'equals' | 'contains' | 'at_least' | 'at_most'
  value: string | number
}
export type Filter = Condition | { all_of: Filter[] } | { any_of: Filter[] } | { not: Filter }

export function matches(note: Note, filter: Filter): boolean {
  if ('all_of' in filter) return filter.all_of.every((part) => matches(note, part))
  if ('any_of' in filter) return filter.any_of.some((part) => matches(note, part))
  if ('not' in filter) return !matches(note, filter.not)
  return valuesOf(note, filter.field).some((value) => holds(value, filter))
}

function valuesOf(note: Note, field: Condition['field']): (string | number)[] {
  if (field === 'tags') return note.tags
  return [field === 'author' ? note.author.name : note[field]]
}

function holds(actual: string | number, { is, value }: Condition): boolean {
  const asNumbers = typeof actual === 'number' && !Number.isNaN(Number(value))
  const a = asNumbers ? actual : String(actual).toLowerCase()
  const b = asNumbers ? Number(value) : String(value).toLowerCase()
  switch (is) {
    case 'equals':
      return a === b
    case 'contains':
      return String(a).includes(String(b))
    case 'at_least':
      return a >= b
    case 'at_most':
      return a <= b
  }
}
