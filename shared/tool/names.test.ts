import { describe, expect, test } from 'vitest'
import { nameProblems } from './name-rule'
import { derivedModule, proposedTitle } from './propose'
import { wantsVerb } from './standard-verbs'

test.each([
  [['gh', 'cache', 'delete'], 'Delete cache'],
  [['gh', 'cache', 'list'], 'List caches'],
  [['list_repositories'], 'List repositories'],
  [['search_log_entry'], 'Search log entries'],
  [['getWeather'], 'Get weather'],
  [['ls', 'default'], 'Ls'],
  [['git', 'status'], 'Git status'],
  [['git', 'commit'], 'Git commit'],
  [['note', 'add'], 'Add note'],
  [['gh', 'pull_request'], 'Pull request'],
  [[''], undefined],
])('the title proposed for %j is %s', (names, title) => expect(proposedTitle(names)).toBe(title))

test.each([
  [['gh', 'cache', 'delete'], 'gh'],
  [['notes_create_note'], 'notes'],
  [['create_note'], 'note'],
  [['delete'], 'delete'],
])('the module of %j is %s', (names, module) => expect(derivedModule(names)).toBe(module))

test.each(['', 'new_tool', 'new_tool_2', 'new_command', 'weather', 'cacheEntries'])('a verb is offered for %j', (name) =>
  expect(wantsVerb(name)).toBe(true),
)
test.each(['delete', 'gh_cache_delete', 'listCaches', 'add_note', 'commit'])('%j has its verb', (name) =>
  expect(wantsVerb(name)).toBe(false),
)

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
