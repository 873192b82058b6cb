import type { Node } from '#shared/tool/node'
import { expect, test } from '../fixtures'
import { isOpenToAll } from '../pages/barriers'
import { MatrixPage } from '../pages/matrix-page'
import { ownServer } from '../pages/person'
import { PreviewPanel } from '../pages/preview-panel'
import { opensToolset } from '../pages/toolsets'

test.slow()

test('the preview of a tool is open to all', async ({ person }) => {
  const { page } = person
  const preview = new PreviewPanel(page)
  const long: Node = {
    id: 'long',
    tool: {
      name: 'a_name_that_is_far_too_long_for_some_of_the_clients_that_are_out_there_and_so_is_cut',
      description: 'More than one client takes. '.repeat(120),
      inputSchema: { type: 'object', properties: { day: { type: 'string', format: 'date' }, at: { type: 'array' } } },
      annotations: { openWorldHint: true },
    },
  }
  await opensToolset(person, { format: 1, name: 'previewed', rules: 'mcp', nodes: [long] }, 'tools/long/preview')
  await expect(preview.before).toContainText('Allow and Review')
  await isOpenToAll(person, 'the preview in VS Code')
  for (const client of ['Codex', 'Cursor']) {
    if (!(await preview.client(client).isVisible())) await preview.group('Asks').getByText(/more$/).click()
    await preview.client(client).click()
    await isOpenToAll(person, `the preview in ${client}`)
  }
  await page.getByRole('button', { name: 'What if…' }).click()
  await page.getByRole('radiogroup', { name: 'What if: Does it only read?' }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByText('would do otherwise').waitFor()
  await isOpenToAll(person, 'hints that are tried')
  await page.getByRole('radio', { name: 'tools array' }).check()
  await isOpenToAll(person, 'the tools array')
  await page.setViewportSize({ width: 600, height: 800 })
  await isOpenToAll(person, 'the preview in a narrow window')
  await page.getByRole('button', { name: /^Client:/ }).click()
  await isOpenToAll(person, 'the menu of clients')
})

test('the matrix of all tools in all clients is open to all', async ({ person }) => {
  const { page } = person
  const matrix = new MatrixPage(page)
  await person.connectsTo(ownServer('long-names'))
  await matrix.open()
  await matrix.head('Codex').click()
  await matrix.tools.first().waitFor()
  for (const width of [1440, 900, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await matrix.grid.focus()
    await page.keyboard.press('ArrowRight')
    await matrix.tip.waitFor()
    await isOpenToAll(person, `a cell with its tip, at a width of ${width}`)
    await matrix.grid.blur()
  }
  await page.getByRole('button', { name: /^Clients/ }).click()
  await page.getByRole('dialog', { name: 'Clients' }).waitFor()
  await isOpenToAll(person, 'which clients')
  await page.keyboard.press('Escape')
  await matrix.filter.fill('nothing like it')
  await page.getByText('Nothing matches').waitFor()
  await isOpenToAll(person, 'nothing found')
})

test('what an answer does in clients is open to all', async ({ person }) => {
  const tool = { name: 'delete_cache', title: 'Delete a cache', description: 'Deletes a cache.', inputSchema: { type: 'object' } }
  await opensToolset(person, { format: 1, name: 'own', rules: 'mcp', nodes: [{ id: 'one', tool }] }, 'tools/one/definition')
  await person.page.getByRole('button', { name: 'See each client' }).click()
  await person.page.getByRole('dialog', { name: 'What each client does' }).waitFor()
  await isOpenToAll(person, 'who does what')
})
