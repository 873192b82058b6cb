import type { Node } from '#shared/tool/node'
import { expect, test } from '../fixtures'
import { CodePanel } from '../pages/code-panel'
import type { Person } from '../pages/person'
import { projects } from '../targets/projects'

const opened = async (person: Person, tool: string): Promise<CodePanel> => {
  await person.home.sample.click()
  await person.server.tool(tool).click()
  await person.server.show('Code')
  return new CodePanel(person.page)
}

/** The id of a toolset that somebody has designed. */
const designed = async (person: Person, nodes: readonly Node[]): Promise<string> => {
  const body = { toolset: { format: 1, name: 'designed', rules: 'mcp', nodes } }
  const created = (await (await person.product.ask('/api/toolsets', { method: 'POST', body })).json()) as { id: string }
  return created.id
}

/** What a connected server lists, by name; the order of keys aside. */
const listed = async (person: Person, id: string) => {
  const { tools } = (await (await person.product.ask(`/api/connections/${id}/tools`)).json()) as { tools: { tool: { name: string } }[] }
  return new Map(tools.map(({ tool }) => [tool.name, tool]))
}

test('an author takes the sample server home as TypeScript, runs it, adds it, and sees the same tools', async ({ person }) => {
  const code = await opened(person, 'add_note')
  await code.choose('TypeScript project')
  await expect(code.file).toContainText('src/tools/add-note.ts')
  await expect(code.file.getByRole('textbox')).toContainText('AddNoteArguments')
  const generated = projects()
  try {
    generated.write('taken', await code.downloadsAll())
    expect(await generated.build()).toBe('')
    await person.connectsTo(`node ${generated.built('taken', 'src/main.js')}`)
    await expect(person.server.header).toContainText('17 tools')
    const id = new URL(person.page.url()).pathname.split('/')[2] as string
    expect(await listed(person, id)).toEqual(await listed(person, 'sample'))
    await person.server.tool('list_stations').click()
    await person.trying.call.click()
    await expect(person.trying.result).toContainText('Tool error')
  } finally {
    generated.remove()
  }
})

test('what a target cannot carry is said on top, and leads to its place', async ({ person }) => {
  const code = await opened(person, 'list_stations')
  await code.choose('MTDF')
  await expect(code.file).toContainText('list_stations.json')
  const loss = code.losses.getByRole('listitem').filter({ hasText: '/inputSchema/properties/status/enum' })
  await expect(loss).toContainText('MTDF has no "enum" for an option')
  expect(await person.findsBarriers()).toEqual([])
  await loss.getByRole('button', { name: 'Go to it' }).click()
  await expect(person.page).toHaveURL(/\/tools\/list_stations\/definition/)
  await expect(person.page.locator(':focus')).toContainText('status')
  await expect(person.page.locator(':focus')).toBeInViewport()
})

test('of a design each leads to its own place, and the address of that is a link', async ({ person }) => {
  const { page } = person
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`field_${index}`, { type: 'string' }]))
  const money = { type: 'object', properties: { currency: { type: 'string', enum: ['EUR', 'SEK'], pattern: '^[A-Z]+$' } } }
  const node: Node = {
    id: 'pay',
    tool: { name: 'pay', title: 'Pay', inputSchema: { type: 'object', properties: { ...many, money } }, outputSchema: { type: 'object' } },
    design: { priority: 'high', examples: [{ id: 'one', arguments: {} }] },
  }
  const id = await designed(person, [node])
  await page.goto(`${person.product.url}/toolsets/${id}/tools/pay/code`)
  const code = new CodePanel(page)
  await code.choose('MTDF')
  const goesTo = async (at: string) => {
    await page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name: 'Code' }).click()
    await code.losses.getByRole('button', { name: /more$/ }).click()
    await code.losses.getByRole('listitem').filter({ hasText: at }).getByRole('button', { name: 'Go to it' }).click()
    return page.locator(':focus')
  }
  const title = await goesTo('pay/title')
  await expect(title).toHaveAccessibleName('Title')
  await expect(title).toBeInViewport()
  await goesTo('pay/design/priority')
  await expect(page.getByRole('region', { name: 'More', exact: true }).locator(':focus')).toBeInViewport()
  await goesTo('pay/design/examples')
  await expect(page.getByRole('region', { name: /^Examples/ }).locator(':focus')).toBeInViewport()
  await goesTo('pay/outputSchema')
  await expect(page.getByRole('region', { name: 'Output', exact: true }).locator(':focus')).toBeInViewport()
  await expect(await goesTo('properties/money/type')).toHaveAccessibleName('Name of money')
  await page.goto(`${person.product.url}/toolsets/${id}/tools/pay/definition#/inputSchema/properties/money/properties/currency/pattern`)
  const currency = page.getByRole('textbox', { name: 'Name of currency', exact: true })
  await expect(currency).toBeFocused()
  await expect(currency).toBeInViewport()
  await expect(page.getByRole('button', { name: 'More about currency' })).toHaveAttribute('aria-expanded', 'true')
})

test('the choice is remembered, for one tool or for all', async ({ person }) => {
  const code = await opened(person, 'add_note')
  await code.choose('MCP JSON')
  await expect(code.file.getByRole('textbox')).toContainText('"name": "list_stations"')
  await person.page.getByRole('radio', { name: 'This tool' }).check({ force: true })
  await expect(code.file.getByRole('textbox')).not.toContainText('"name": "list_stations"')
  await person.page.reload()
  await expect(code.file.getByRole('textbox')).toContainText('"name": "add_note"')
  await expect(code.file.getByRole('textbox')).not.toContainText('"name": "list_stations"')
  await code.choose('Markdown')
  await expect(code.file.getByRole('textbox')).toContainText('## Add a note')
})

test('all tools have a place of their own, and the list is still at hand there', async ({ person }) => {
  await person.home.sample.click()
  await person.page.getByRole('link', { name: 'All tools' }).click()
  await person.page.getByRole('tab', { name: 'Code' }).click()
  await expect(person.page).toHaveURL(/\/servers\/sample\/all\/code$/)
  const code = new CodePanel(person.page)
  await code.choose('Python project')
  await expect(code.files.getByRole('row').filter({ hasText: 'list_stations.py' })).toBeVisible()
  expect(await person.findsBarriers()).toEqual([])
  await person.page.emulateMedia({ colorScheme: 'dark' })
  expect(await person.findsBarriers(['color-contrast'])).toEqual([])
  await person.page.getByRole('button', { name: /^Tools/ }).click()
  await person.server.tool('add_note').click()
  await expect(person.page).toHaveURL(/\/tools\/add_note\/code$/)
  await expect(code.file).toContainText('add_note.py')
})

test('two tools of one name are told on top, each opens its own file, and the tree marks what is wrong', async ({ person }) => {
  const { page } = person
  const tool = (name: string) => ({ name, inputSchema: { type: 'object' } })
  const id = await designed(person, [
    { id: 'one', tool: tool('list_stations') },
    { id: 'two', tool: tool('list_stations') },
    { id: 'odd', tool: tool('a b') },
  ])
  await page.goto(`${person.product.url}/toolsets/${id}/tools/one/code`)
  const code = new CodePanel(page)
  await code.choose('TypeScript project')
  await code.files.getByRole('row').filter({ hasText: 'list-stations.ts' }).click()
  const rows = page.getByRole('tree', { name: 'Tools' }).getByRole('treeitem')
  await expect(rows.nth(0)).not.toContainText('fault')
  await expect(rows.nth(1)).toContainText('1 fault')
  await expect(rows.nth(2)).toContainText('1 fault')
  await rows.nth(1).click()
  await expect(code.file).toContainText('src/tools/list-stations-2.ts')
  await expect(code.losses.getByRole('listitem').first()).toContainText('Two tools are called "list_stations"')
  await code.losses.getByRole('listitem').first().getByRole('button', { name: 'Go to it' }).click()
  await expect(page).toHaveURL(/\/tools\/two\/definition#\/name$/)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeFocused()
  await name.fill('list_trains')
  await expect(rows.nth(1)).not.toContainText('fault')
})
