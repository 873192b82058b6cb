import { describe, expect, test } from 'vitest'
import { type Field, fuzzyMatch, searchWords } from './fuzzy'

const fields = (name: string, description = ''): Field[] => [
  { text: name, weight: 2, loose: true },
  { text: description, weight: 1 },
]
const match = (query: string, name: string, description?: string) => fuzzyMatch(searchWords(query), fields(name, description))

describe('search', () => {
  test('finds a word anywhere and says where', () => {
    expect(match('wea', 'get_weather')?.ranges[0]).toEqual([[4, 7]])
    expect(match('city', 'get_weather', 'for a city')?.ranges).toEqual([[], [[6, 10]]])
  })

  test('wants every word, in any order', () => {
    expect(match('weather get', 'get_weather')?.ranges[0]).toEqual([
      [0, 3],
      [4, 11],
    ])
    expect(match('weather set', 'get_weather')).toBeUndefined()
  })

  test('finds the first letters of words', () => {
    expect(match('gw', 'get_weather')?.ranges[0]).toEqual([
      [0, 1],
      [4, 5],
    ])
    expect(match('gewe', 'get_weather')?.ranges[0]).toEqual([
      [0, 2],
      [4, 6],
    ])
    expect(match('ew', 'get_weather')).toBeUndefined()
  })

  test('puts the start of a word before its middle, and that before letters with gaps', () => {
    const score = (name: string) => match('note', name)?.score ?? 0
    expect(score('note')).toBeGreaterThan(score('note_list'))
    expect(score('note_list')).toBeGreaterThan(score('list_notes'))
    expect(score('list_notes')).toBeGreaterThan(score('keynotes'))
    expect(score('keynotes')).toBeGreaterThan(score('new_other_thing_end'))
  })

  test('an empty query matches all', () => expect(match('  ', 'a')).toEqual({ score: 0, ranges: [[], []] }))
})
