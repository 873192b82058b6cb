import { describe, expect, test } from 'vitest'
import { notes } from '../targets/testing/notes'
import { setDescription, setToolMember } from '../tool/edits/document'
import { moveNode } from '../tool/edits/move'
import { addNode, removeNodes } from '../tool/edits/nodes'
import { setDesign, setEnabled, setHint, setOwn, setPrefix } from '../tool/edits/own'
import { moveParameter, removeParameter, requireParameter } from '../tool/edits/parameters'
import { findNode } from '../tool/edits/tree'
import type { Toolset } from '../tool/toolset'
import { changes } from './changes'

const told = (after: Toolset, before: Toolset = notes) =>
  changes(before, after).map(({ path, label, kind, at }) => `${[...path, label].join(' / ')} ${kind} ${at}`)

describe('what differs between two toolsets', () => {
  test.each<[Toolset, string[]]>([
    [notes, []],
    [setDescription(notes, 'get_note', 'Read it.'), ['get_note / Description changed /tool/description']],
    [setHint(notes, ['list_tags'], 'readOnlyHint', true), ['list_tags / Does it only read? added /tool/annotations/readOnlyHint']],
    [setOwn(notes, ['get_note'], 'timeoutSeconds', 5), ['get_note / Deadline added /own/timeoutSeconds']],
    [setEnabled(notes, ['old_note'], true), ['old_note / Enabled removed /own/enabled']],
    [setPrefix(notes, 'n'), ['Prefix changed /prefix']],
    [{ ...notes, guidance: { blocks: { x: 'Y.' } } }, ['Guidance x added /guidance/blocks/x']],
    [
      removeParameter(notes, 'create_note', 'text'),
      [
        'create_note / Parameter text removed /tool/inputSchema/properties/text',
        'create_note / Parameter text, required removed /tool/inputSchema/required/text',
      ],
    ],
    [
      requireParameter(notes, 'create_note', 'tags', true),
      ['create_note / Parameter tags, required added /tool/inputSchema/required/tags'],
    ],
    [
      setToolMember(notes, 'create_note', '/inputSchema/properties/tags/items/pattern', '^a$'),
      ['create_note / Parameter tags[], pattern changed /tool/inputSchema/properties/tags/items/pattern'],
    ],
    [moveParameter(notes, 'create_note', 'tags', 0), ['create_note / Order of the parameters moved /tool/inputSchema/properties']],
    [
      setDesign(notes, 'get_note', 'examples', [{ id: 'second', arguments: {} }]),
      ['get_note / Example first removed /design/examples/first', 'get_note / Example second added /design/examples/second'],
    ],
    [
      setToolMember(notes, 'create_note', '/inputSchema/properties/importance/default', { odd: 1 }),
      ['create_note / Parameter importance, default changed /tool/inputSchema/properties/importance/default'],
    ],
  ])('case %#', (after, expected) => {
    expect(told(after)).toEqual(expected)
  })

  test('nodes that come, go, move and change their order are told once each', () => {
    const group = { id: 'g', tool: { name: 'group' }, children: [{ id: 'new', tool: { name: 'new' } }] }
    const grouped = moveNode(addNode(notes, group), 'get_note', { parent: 'g' })
    expect(told(grouped)).toEqual(['group / Group added ', 'group / get_note / Tool moved '])
    expect(told(notes, grouped)).toEqual(['get_note / Tool moved ', 'group / Group removed '])
    expect(told(removeNodes(notes, ['list_tags']))).toEqual(['list_tags / Tool removed '])
    expect(changes(notes, moveNode(notes, 'list_tags', { index: 0 }))).toMatchObject([
      { kind: 'moved', at: '/nodes', label: 'Order of the tools' },
    ])
  })

  test('another order of keys is a change too', () => {
    const tool = findNode(notes, 'get_note')?.tool ?? {}
    const turned = Object.fromEntries(Object.entries(tool).reverse())
    const after = { ...notes, nodes: notes.nodes.map((node) => (node.id === 'get_note' ? { ...node, tool: turned } : node)) }
    expect(told(after)).toEqual(['get_note / Order of the members moved /tool'])
  })
})
