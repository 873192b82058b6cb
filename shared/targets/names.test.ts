import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { camelCase, fileNames, kebabCase, pascalCase, snakeCase, uniqueNames, wordsOf } from './names'

test.each([
  ['get_user', ['get', 'user']],
  ['getHTTPStatus_v2', ['get', 'HTTP', 'Status', 'v2']],
  ['naïve café', ['naive', 'cafe']],
  ['a.b/c-d', ['a', 'b', 'c', 'd']],
  ['天気', []],
  ['', []],
])('the words of "%s"', (name, words) => {
  expect(wordsOf(name)).toEqual(words)
})

test('words in every style', () => {
  const words = wordsOf('list-openIssues')
  expect([pascalCase(words), camelCase(words), kebabCase(words), snakeCase(words)]).toEqual([
    'ListOpenIssues',
    'listOpenIssues',
    'list-open-issues',
    'list_open_issues',
  ])
})

describe('file names', () => {
  test('clashing names are told apart, whatever their case', () => {
    const file = fileNames(kebabCase, { reserved: ['index'] })
    expect(['get_user', 'getUser', 'get-user-2', 'GET.USER', 'index', 'con', '', '天気'].map(file)).toEqual([
      'get-user',
      'get-user-2',
      'get-user-2-2',
      'get-user-3',
      'index-2',
      'con-2',
      'tool',
      'tool-2',
    ])
  })

  test('any names at all give plain, short, different files', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 100 }), { maxLength: 8 }), (names) => {
        const files = names.map(fileNames(kebabCase))
        expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
        expect(files.filter((file) => !/^[a-z0-9][a-z0-9-]{0,70}$/.test(file))).toEqual([])
      }),
    )
  })
})

test('a name that is taken gets the next free number', () => {
  const unique = uniqueNames({ reserved: ['delete'] })
  expect(['delete', 'a', 'a2', 'a', '__proto__', '__proto__'].map(unique)).toEqual(['delete2', 'a', 'a2', 'a3', '__proto__', '__proto__2'])
})
