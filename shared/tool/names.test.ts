import { describe, expect, test } from 'vitest'
import { nameProblems } from './name-rule'
import { derivedModule, proposedTitle } from './propose'
import { hasStandardVerb } from './standard-verbs'

test.each([
  [['gh', 'cache', 'delete'], 'Delete cache'],
  [['gh', 'cache', 'list'], 'List caches'],
  [['list_repositories'], 'List repositories'],
  [['search_log_entry'], 'Search log entries'],
  [['getWeather'], 'Get weather'],
  [['ls', 'default'], 'Ls'],
  [[''], undefined],
])('the title proposed for %j is %s', (names, title) => expect(proposedTitle(names)).toBe(title))

test.each([
  [['gh', 'cache', 'delete'], 'gh'],
  [['notes_create_note'], 'notes'],
  [['create_note'], 'note'],
  [['delete'], 'delete'],
])('the module of %j is %s', (names, module) => expect(derivedModule(names)).toBe(module))

test('a verb may stand anywhere in a name', () => {
  expect(['delete', 'gh_cache_delete', 'listCaches', 'release', 'deleted'].map(hasStandardVerb)).toEqual([true, true, true, false, false])
})

describe('the rule for names', () => {
  test.each([
    ['gh_cache_delete', []],
    ['a.b-c', []],
    ['', ['A tool cannot be called without a name.']],
    ['a b/c', ['The protocol allows letters, digits and _ . - in a name, not a space or "/".']],
    ['größe', ['The protocol allows letters, digits and _ . - in a name, not "ö" or "ß".']],
    ['x'.repeat(65), ['It has 65 characters; some clients refuse more than 64.']],
    ['x'.repeat(129), ['It has 129 characters; the protocol allows at most 128.']],
  ])('%j', (name, expected) => expect(nameProblems(name).map(({ message }) => message)).toEqual(expected))
})
