import { expect, test } from '../fixtures'
import { Editor } from '../pages/editor'
import { MatrixPage } from '../pages/matrix-page'
import { ownServer, type Person } from '../pages/person'
import { opensToolset } from '../pages/toolsets'

const long = 'synchronise_every_calendar_of_the_whole_organisation_with'

async function opened(person: Person): Promise<MatrixPage> {
  await person.connectsTo(ownServer('long-names'))
  const matrix = new MatrixPage(person.page)
  await matrix.open()
  return matrix
}

test('of 120 tools a person finds those whose names VS Code cuts', async ({ person }) => {
  const matrix = await opened(person)
  await expect(matrix.grid).toHaveAttribute('aria-colcount', /^3[6-9]$/)
  await expect(matrix.tools.first()).toHaveText('tool_0')
  expect(await matrix.does('tool_0', 'Codex')).toBe('runs')
  expect(await matrix.does('tool_0', 'Claude Code')).toBe('asks')

  await matrix.only('VS Code')
  await matrix.show('Names cut')
  await expect(matrix.tools).toHaveText([`${long}_the_first_backup`, `${long}_the_second_backup`])
  expect(await matrix.does(`${long}_the_first_backup`, 'VS Code')).toContain('cuts the name')

  // What was found is an address: it can be sent, and stands after a reload.
  await person.page.reload()
  await expect(matrix.tools).toHaveCount(2)
  await person.page.getByRole('row').filter({ hasText: 'the_first_backup' }).locator('[aria-colindex="2"]').hover()
  await expect(matrix.tip).toContainText('is cut')
  await expect(matrix.tip).toContainText('microsoft/vscode')
})

test('what is seen can be sorted by a client, and saved as a table', async ({ person }) => {
  const matrix = await opened(person)
  await matrix.head('Goose').click()
  await expect(matrix.head('Goose')).toHaveAttribute('aria-sort', 'ascending')
  await expect(matrix.tools.first()).toHaveText('tool_1')
  expect(await matrix.does('tool_1', 'Goose')).toBe('runs, may destroy')
  await matrix.filter.fill('tool_117')
  await expect(matrix.tools).toHaveText(['tool_117'])
  const lines = await matrix.saves()
  expect(lines).toHaveLength(1 + 34 + 1)
  expect(lines.find((line) => line.startsWith('tool_117,Goose,'))).toMatch(/^tool_117,Goose,runs,no,[\w-]+__tool_117,.*source read,https:/)
})

test('a person walks the matrix by keyboard, and a cell leads to its preview', async ({ person }) => {
  const matrix = await opened(person)
  await person.page.keyboard.press('/')
  await expect(matrix.filter).toBeFocused()
  await person.page.keyboard.press('ArrowDown')
  await expect(matrix.grid).toBeFocused()
  await expect(matrix.tip).toContainText('VS Code runs Tool 0 without asking')
  await person.page.keyboard.press('ArrowDown')
  await person.page.keyboard.press('ArrowRight')
  await expect(matrix.tip).toContainText('Codex runs Tool 4 without asking')
  await person.page.keyboard.press('Escape')
  await expect(matrix.tip).toBeHidden()
  await person.page.keyboard.press('End')
  await person.page.keyboard.press('Home')
  await person.page.keyboard.press('ArrowRight')
  await person.page.keyboard.press('ArrowRight')
  await person.page.keyboard.press('Enter')
  await expect(person.page).toHaveURL(/\/tools\/tool_4\/preview\?.*client=codex-cli/)
  await expect(person.page.getByRole('heading', { name: 'Codex' })).toBeVisible()
})

test('an author sees what an answer does in real clients, before and after it is given', async ({ person }) => {
  const tool = { name: 'delete_cache', title: 'Delete a cache', description: 'Deletes a cache.', inputSchema: { type: 'object' } }
  await opensToolset(person, { format: 1, name: 'own', rules: 'mcp', nodes: [{ id: 'one', tool }] }, 'tools/one/definition')
  const editor = new Editor(person.page)
  const behaviour = editor.section('Behaviour')
  await expect(behaviour).toContainText('22 of 34 clients ask before each call, 7 run it, 1 judges, 1 leaves it out, 3 unknown')
  await editor.answer('Can it destroy data?', 'Yes').hover()
  await expect(behaviour).toContainText('If it said “can destroy”, 1 client would ask (n8n)')
  await editor.answers('Does it only read?', 'Yes')
  await expect(behaviour).toContainText('15 of 34 clients ask before each call, 16 run it, 3 unknown')

  await behaviour.getByRole('button', { name: 'See each client' }).click()
  const who = person.page.getByRole('dialog', { name: 'What each client does' })
  await expect(who.getByRole('region', { name: 'Runs' })).toContainText('VS Code')
  await who.getByRole('link', { name: 'Goose' }).click()
  await expect(person.page).toHaveURL(/\/tools\/one\/preview\?.*client=goose/)
})
