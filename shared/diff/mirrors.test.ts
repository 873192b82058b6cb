import { expect, test } from 'vitest'
import { reconcile } from '../mtdf/reconcile'
import { readFiles } from '../sources'
import { setDescription } from '../tool/edits/document'
import { addNode } from '../tool/edits/nodes'
import type { Doc } from '../tool/json'
import type { Toolset } from '../tool/toolset'
import { merge } from './merge'
import { toldChanges } from './mirrors'
import { tell } from './tell'

const list = { name: 'list', description: 'Lists.', options: [{ name: 'all', type: 'boolean', description: 'All.' }] }
const gh: Doc = { name: 'gh', description: 'GitHub.', command: 'gh', timeout_seconds: 60, subcommand: [list] }
const read = (document: Doc): Toolset => readFiles([{ path: 'gh.json', text: JSON.stringify(document) }], 'gh').toolset
const base = read(gh)
const outside = (document: Doc, ours = base): Toolset =>
  reconcile({ base: ours, ours, changed: new Map([['gh.json', read(document).nodes[0]]]), dialect: 'ahma-0.6' })
const told = (after: Toolset, before = base) => toldChanges(before, after).map((change) => `${change.path.join(' / ')}: ${tell(change)}`)

test('what was read from a file is told once, not again as the MTDF it stands in', () => {
  const all = { name: 'all', type: 'string', description: 'Whether all.', required: true, alias: 'a', enum: ['yes'] }
  const changed = {
    ...gh,
    description: 'All of GitHub.',
    command: 'gh -q',
    timeout_seconds: 90,
    enabled: false,
    subcommand: [{ ...list, synchronous: true, positional_args_first: true, options: [all] }],
  }
  expect(told(outside(changed))).toEqual([
    'gh: Description: All of GitHub.',
    'gh: Deadline: 90 s',
    'gh: Enabled: no',
    'gh: Command: gh -q',
    'gh / list: Parameter all, type: string',
    'gh / list: Parameter all, description: Whether all.',
    'gh / list: Parameter all, enum added',
    'gh / list: Parameter all, required: all',
    'gh / list: Argument all, alias: a',
    'gh / list: Positional arguments first: yes',
    'gh / list: Waits for the end: yes',
  ])
})

test('what only MTDF holds is told', () => {
  const odd = { ...gh, hints: { build: 'Build.' }, description: 5, subcommand: [{ ...list, command: 'x' }] }
  expect(told(outside(odd))).toEqual([
    'gh: Description removed',
    'gh: MTDF description: 5',
    'gh: MTDF hints added',
    'gh / list: MTDF command: x',
  ])
})

test('what a file says of a tool that was made here is no news', () => {
  const made = addNode(base, { id: 'new', tool: { name: 'new', description: 'New.' } }, { parent: 'gh' })
  const written = { ...gh, description: 'All.', subcommand: [list, { name: 'new', description: 'New.' }] }
  const after = outside(written, made)
  expect(after.nodes[0]?.children?.[1]?.mtdf).toBeDefined()
  expect(told(after, made)).toContain('gh: Description: All.')
  expect(told(after, made).join()).not.toContain('MTDF')
})

test('beside a conflict only the changes are told that are others', () => {
  const theirs = outside({ ...gh, description: 'Theirs.', timeout_seconds: 90 })
  const { conflicts, taken, merged } = merge(base, setDescription(base, 'gh', 'Mine.'), theirs)
  expect(conflicts.map(({ at }) => at)).toEqual(['/tool/description'])
  expect(taken.map(({ change }) => tell(change))).toEqual(['Deadline: 90 s'])
  expect(merged.nodes[0]?.mtdf).toMatchObject({ description: 'Theirs.', timeout_seconds: 90 })
})
