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
