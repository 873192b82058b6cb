import type { Node } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { expect, test } from '../fixtures'
import { Editor } from '../pages/editor'
import { Palette } from '../pages/palette'
import type { Person } from '../pages/person'

type Known = { person: Person; editor: Editor; saved(): Promise<Toolset> }

/** Someone who has opened a toolset, at one of its nodes where one is named. */
async function designs(person: Person, toolset: Partial<Toolset>, node?: string): Promise<Known> {
  const body = { toolset: { format: 1, name: 'gh', rules: 'mcp', nodes: [], ...toolset } }
  const created = (await (await person.product.ask('/api/toolsets', { method: 'POST', body })).json()) as { id: string }
  const editor = new Editor(person.page)
  await person.page.goto(`${person.product.url}/toolsets/${created.id}${node === undefined ? '' : `/tools/${node}/definition`}`)
  const saved = async () => {
    await expect(editor.saved).toBeVisible()
    return ((await (await person.product.ask(`/api/toolsets/${created.id}`)).json()) as { toolset: Toolset }).toolset
  }
  return { person, editor, saved }
}

const leaf = (id: string, tool: Node['tool'] = {}, more: Partial<Node> = {}): Node => ({
  id,
  tool: { name: id, inputSchema: { type: 'object' }, ...tool },
  ...more,
})
const only = (toolset: Toolset): Node => toolset.nodes[0] as Node

test('an author builds gh cache delete and list, with what is inherited and an override, as the guide has it', async ({ person }) => {
  const { editor, saved } = await designs(person, { rules: 'guide' })
  await editor.adds('Group of tools', 'gh')
  await person.page.getByRole('button', { name: 'Use the command gh' }).click()
  await editor.description.fill('GitHub from the command line.')
  await editor.overrides('Waits for the end')
  await editor.answers('Waits for the end', 'Yes')
  await editor.adds('Group of tools', 'cache')
  await editor.description.fill('Caches of GitHub Actions.')
  await editor.adds('Tool', 'delete')
  await editor.description.fill('Delete GitHub Actions caches')
  await expect(editor.inherited('Waits for the end')).toHaveText('yes')
  await expect(editor.section('Identity')).toContainText('from gh')

  await editor.adds('Tool', 'list')
  await editor.description.fill('List GitHub Actions caches')
  await editor.overrides('Waits for the end')
  await editor.answers('Waits for the end', 'No')
  await expect(person.page.getByRole('button', { name: 'Back to inherited, yes' })).toBeVisible()
  await expect(editor.section('Command line')).toContainText('gh cache list')

  const gh = only(await saved())
  const [cache] = gh.children ?? []
  expect([gh.own, gh.cli?.command, cache?.own]).toEqual([{ synchronous: true }, 'gh', undefined])
  expect(cache?.children?.map(({ tool, own }) => [tool.name, own])).toEqual([
    ['delete', undefined],
    ['list', { synchronous: false }],
  ])

  await person.page.getByRole('button', { name: 'Back to inherited, yes' }).click()
  await expect(editor.inherited('Waits for the end')).toHaveText('yes')
  expect(only(await saved()).children?.[0]?.children?.[1]?.own).toBeUndefined()
})

test('the answers about behaviour are written as hints, and what is left unsaid is not', async ({ person }) => {
  const { editor, saved } = await designs(person, { nodes: [leaf('delete')] }, 'delete')
  const behaviour = editor.section('Behaviour')
  await expect(behaviour).toContainText(
    'Left unsaid, it counts as changing things, able to destroy, not safe to repeat and reaching outside.',
  )
  await editor.answers('Does it only read?', 'No')
  await editor.answers('Can it destroy data?', 'Yes')
  await editor.answers('Is it safe to repeat?', 'Yes')
  expect(only(await saved()).tool.annotations).toEqual({ readOnlyHint: false, destructiveHint: true, idempotentHint: true })

  await editor.answers('Is it safe to repeat?', 'Do not say')
  await editor.answers('Does it only read?', 'Yes')
  await expect(behaviour).toContainText('It says that it only reads and that it can destroy.')
  expect(only(await saved()).tool.annotations).toEqual({ readOnlyHint: true, destructiveHint: true })
})

test('what a group says about behaviour holds for all below, until a tool says otherwise', async ({ person }) => {
  const nodes = [{ id: 'gh', tool: { name: 'gh' }, children: [leaf('list')] }]
  const { editor, saved } = await designs(person, { nodes }, 'gh')
  await editor.answers('Does it reach outside?', 'Yes')
  await editor.opens('list')
  await expect(editor.section('Behaviour')).toContainText('from gh: yes')
  await editor.answers('Does it reach outside?', 'No')
  const gh = only(await saved())
  expect([gh.own, gh.children?.[0]?.tool.annotations]).toEqual([{ annotations: { openWorldHint: true } }, { openWorldHint: false }])
})

test('explicit use, switched on and off again, gives back what was', async ({ person }) => {
  const tool = {
    name: 'delete_document',
    description: 'Deletes it.',
    inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  }
  const { editor, saved } = await designs(person, { nodes: [leaf('a', tool)] }, 'a')
  const box = person.page.getByRole('checkbox', { name: /^Only on explicit request/ })
  await box.check()
  await expect(editor.description).toHaveValue(/^REQUIRES EXPLICIT USER INSTRUCTION: .* delete document\.\n\nDeletes it\.$/)
  expect(only(await saved()).tool.inputSchema).toMatchObject({
    properties: { explicit_action: { const: 'DELETE_DOCUMENT' } },
    required: ['id', 'explicit_action'],
  })
  await box.uncheck()
  await expect(editor.description).toHaveValue('Deletes it.')
  expect(JSON.stringify(only(await saved()).tool)).toBe(JSON.stringify(leaf('a', tool).tool))
})

test('a name that cannot be called says why, keeps what was typed, and names its twin', async ({ person }) => {
  const nodes = [{ id: 'issue', tool: { name: 'issue' }, children: [leaf('list'), leaf('other')] }]
  const { editor, saved } = await designs(person, { prefix: 'my', nodes }, 'other')
  const identity = editor.section('Identity')
  await expect(identity).toContainText('my_issue_')
  await editor.name.fill('show it')
  await expect(identity).toContainText('The protocol allows letters, digits and _ . - in a name, not a space.')
  await expect(editor.name).toHaveAttribute('aria-invalid', 'true')
  expect(only(await saved()).children?.[1]?.tool.name).toBe('show it')
  await editor.name.fill('list')
  await expect(identity).toContainText('"issue / list" has the name my_issue_list too: only one of the two can be called.')
  await editor.name.fill('')
  await expect(identity).toContainText('A tool cannot be called without a name.')
  await editor.picks('Add a verb', 'search')
  await expect(editor.name).toHaveValue('search')
  await expect(editor.title).toHaveAttribute('placeholder', 'Search issues')
  await editor.title.press('Enter')
  await expect(editor.title).toHaveValue('Search issues')
})

test('guidance, the argument summary and the own words are shown as models receive them', async ({ person }) => {
  const guidance = { blocks: { sync: 'Returns at once.', later: 'Comes back later.' } }
  const tool = { description: 'Lists.', inputSchema: { type: 'object', properties: { limit: { type: 'integer' } } } }
  const nodes = [{ id: 'gh', tool: { name: 'gh' }, own: { guidanceKey: 'sync' }, children: [leaf('list', tool)] }]
  const { editor, saved } = await designs(person, { guidance, nodes }, 'list')
  await expect(editor.received).toContainText('Returns at once.')
  await person.page.getByRole('checkbox', { name: 'Add a summary of the arguments' }).check()
  await expect(editor.received).toContainText('limit (integer, optional)')
  await editor.overrides('Guidance')
  await editor.picks('Guidance: sync', 'later')
  await expect(editor.received).toContainText('Comes back later.')
  expect(only(await saved()).children?.[0]).toMatchObject({ own: { guidanceKey: 'later' }, design: { argumentSummary: true } })
})

test('a result is told with a phrase whose blank is filled by typing', async ({ person }) => {
  const { editor, saved } = await designs(person, { nodes: [leaf('delete')] }, 'delete')
  await person.page.getByRole('button', { name: 'Add a failure' }).click()
  const one = editor.section('Results').getByRole('group', { name: 'Case failed' })
  await one.getByRole('combobox', { name: 'Error type' }).fill('not_found')
  await one.getByRole('textbox', { name: 'Message' }).fill('There is no such cache.')
  await editor.picks('Phrases', 'Suggest [specific remediation] before retrying.')
  await expect(one).toContainText('To be filled in: specific remediation')
  await person.page.keyboard.type('listing the caches')
  await expect(one.getByRole('textbox', { name: 'Instruction' })).toHaveValue('Suggest listing the caches before retrying.')
  await one.getByRole('textbox', { name: 'Name of the case' }).fill('no_cache')
  expect(only(await saved()).design?.results).toEqual([
    {
      id: 'no_cache',
      when: 'failure',
      errorType: 'not_found',
      message: 'There is no such cache.',
      instruction: 'Suggest listing the caches before retrying.',
    },
  ])
})

test('a command line is given, its arguments are placed, and every dialect is shown', async ({ person }) => {
  const inputSchema = { type: 'object', properties: { id: { type: 'string' }, all: { type: 'boolean' } } }
  const { editor, saved } = await designs(person, { nodes: [leaf('prune', { inputSchema })] }, 'prune')
  await person.page.getByRole('button', { name: 'Add a command line' }).click()
  await expect(editor.lines).toContainText('prune --id ID --all')
  await person.page.getByRole('textbox', { name: 'Command' }).fill('docker prune')
  await editor.picks('id becomes: option', 'positional 1')
  await person.page.getByRole('textbox', { name: 'Alias of all' }).fill('a')
  await expect(editor.lines.getByRole('listitem').filter({ hasText: 'a generated server' })).toContainText('docker prune --all ID')
  await expect(editor.lines.getByRole('listitem').filter({ hasText: 'guide' })).toContainText('docker prune ID --all')
  await expect(editor.lines.getByRole('listitem').filter({ hasText: 'Ahma 0.4 to 0.6' })).toContainText('docker prune -a ID')
  expect(only(await saved()).cli).toEqual({
    command: 'docker prune',
    args: [
      { property: 'all', as: 'option', alias: 'a' },
      { property: 'id', as: 'positional' },
    ],
  })
})

test('an icon is carried along from a file, or named by an address that is checked and not fetched', async ({ person }) => {
  const { editor, saved } = await designs(person, { nodes: [leaf('a')] }, 'a')
  const { page } = person
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"/></svg>'
  const file = page.getByLabel('File of an icon')
  await file.setInputFiles({ name: 'dot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByRole('img', { name: 'At 48 pixels' })).toBeVisible()
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(80_000) })
  await expect(editor.section('Identity')).toContainText('big.png has 80.0 kB. It would go out with every list')

  await page.getByRole('button', { name: 'Add an address' }).click()
  const address = page.getByRole('textbox', { name: 'Address of icon 2' })
  await expect(address).toBeFocused()
  await address.fill('http://icons.example/a.png')
  await expect(editor.section('Identity')).toContainText('The address must begin with https://')
  await address.fill('https://icons.example/a.png')
  await expect(editor.section('Identity')).toContainText('Not fetched')
  await page.getByRole('textbox', { name: 'Sizes of icon 2' }).fill('48x48 96x96')
  expect(only(await saved()).tool.icons).toEqual([
    { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, mimeType: 'image/svg+xml', sizes: ['any'] },
    { src: 'https://icons.example/a.png', sizes: ['48x48', '96x96'] },
  ])
  expect(asked.filter((url) => url.includes('icons.example'))).toEqual([])
})

test('a tool that goes away names its successor, its versions and its place', async ({ person }) => {
  const { editor, saved } = await designs(person, { nodes: [leaf('notes_list'), leaf('notes_list_v2')] }, 'notes_list')
  const { page } = person
  const more = editor.section('More')
  await expect(more.getByRole('textbox', { name: 'Module' })).toHaveAttribute('placeholder', 'notes')
  await editor.picks('Priority: not set', 'high')
  await editor.answers('Deprecated', 'Yes')
  await more.getByRole('textbox', { name: 'Since' }).fill('2.0.0')
  const successor = more.getByRole('combobox', { name: 'Use instead' })
  await successor.fill('notes_list_v3')
  await expect(more).toContainText('The toolset has no tool notes_list_v3.')
  await successor.fill('notes_list_v2')
  await expect(more).not.toContainText('The toolset has no tool')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.keyboard.type('1.0.0')
  await more.getByRole('textbox', { name: 'What changed in line 1' }).fill('First.')
  expect(only(await saved()).design).toEqual({
    priority: 'high',
    deprecated: { since: '2.0.0', replacedBy: 'notes_list_v2' },
    history: [{ version: '1.0.0', note: 'First.' }],
  })
})

test('one undo goes back field by field, wherever the focus is', async ({ person }) => {
  const { editor } = await designs(person, { nodes: [leaf('list_caches', { description: 'Lists.' })] }, 'list_caches')
  await editor.title.fill('Caches')
  await editor.description.pressSequentially(' All of them.')
  await editor.answers('Does it only read?', 'Yes')
  await editor.description.focus()
  await person.page.keyboard.press('Control+z')
  await expect(editor.answer('Does it only read?', 'Do not say')).toBeChecked()
  await person.page.keyboard.press('Control+z')
  await expect(editor.description).toHaveValue('Lists.')
  await person.page.keyboard.press('Control+z')
  await expect(editor.title).toHaveValue('')
  await person.page.keyboard.press('Control+Shift+z')
  await expect(editor.title).toHaveValue('Caches')
})

test('a section is gone to from the palette', async ({ person }) => {
  const { editor } = await designs(person, { nodes: [leaf('a')] }, 'a')
  const palette = new Palette(person.page)
  await palette.open()
  await person.page.keyboard.type('Go to More')
  await person.page.keyboard.press('Enter')
  await expect(editor.section('More').getByRole('textbox', { name: 'Module' })).toBeFocused()
})

test('what has no field stays, and is changed as JSON; half a JSON changes nothing', async ({ person }) => {
  const { editor, saved } = await designs(person, { nodes: [leaf('a', { 'x-ours': 1 })] }, 'a')
  const more = editor.section('More')
  const json = more.getByRole('textbox', { name: 'All else as JSON' })
  await expect(json).toContainText('"x-ours": 1')
  await json.fill('{ "x-ours": ')
  await expect(more).toContainText('This is no JSON yet. What was there stays.')
  await json.fill('{ "name": "b" }')
  await expect(more).toContainText('"name" has a field of its own above')
  await json.fill('{ "x-ours": 2, "_meta": { "a": 1 } }')
  await expect(more).not.toContainText('has a field')
  await editor.title.focus()
  expect(only(await saved()).tool).toEqual({ name: 'a', inputSchema: { type: 'object' }, 'x-ours': 2, _meta: { a: 1 } })
})

test('the editor is open to all', async ({ person }) => {
  const design: Node['design'] = {
    argumentSummary: true,
    deprecated: { since: '2', replacedBy: 'nobody' },
    history: [{ version: '1', note: 'First.' }],
    results: [{ id: 'no', when: 'failure', message: 'No.', instruction: 'Consider [alternative approach].' }],
  }
  const tool = {
    name: 'a b',
    icons: [{ src: 'http://example.com/i.png' }],
    annotations: { readOnlyHint: true, destructiveHint: true },
    inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
    _meta: { a: 1 },
  }
  const gh = { id: 'gh', tool: { name: 'gh' }, own: { synchronous: true }, cli: { command: 'gh', args: [] } }
  const nodes = [{ ...gh, children: [leaf('a', tool, { design, own: { timeoutSeconds: 60 } })] }]
  const { editor } = await designs(person, { nodes }, 'a')
  await expect(editor.section('More').getByRole('textbox', { name: 'All else as JSON' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await person.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await person.findsBarriers(), colorScheme).toEqual([])
  }
  await person.page.setViewportSize({ width: 360, height: 640 })
  expect.soft(await person.findsBarriers(), 'narrow').toEqual([])
  expect.soft(await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), 'it scrolls sideways').toBe(false)
  await person.page.setViewportSize({ width: 1440, height: 900 })
  await editor.opens('gh')
  await expect(editor.name).toHaveValue('gh')
  expect(await person.findsBarriers(), 'a group').toEqual([])
})
