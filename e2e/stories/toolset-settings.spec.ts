import type { Toolset } from '#shared/tool/toolset'
import { expect, test } from '../fixtures'
import { opensToolset, savedToolset } from '../pages/toolsets'

const tool = (name: string, description: string) => ({ name, description, inputSchema: { type: 'object' } })
const notes: Toolset = {
  format: 1,
  name: 'notes',
  rules: 'mcp',
  guidance: { blocks: { wait: 'Wait for the end.' } },
  nodes: [
    {
      id: 'g',
      tool: { name: 'notes' },
      own: { guidanceKey: 'wait' },
      children: [
        { id: 'l', tool: tool('list', 'List the notes.') },
        { id: 'd', tool: tool('delete', 'Delete a note.') },
      ],
    },
    { id: 'r', tool: tool('report', 'Report on the notes.') },
  ],
}

test('a guidance block and a prefix change what tools say', async ({ person }) => {
  const { page } = person
  await opensToolset(person, notes, 'settings')
  const block = page.getByRole('group', { name: 'Block wait' })
  await expect(block).toContainText('Touches 2 tools:')
  await expect(block.getByRole('figure')).toContainText(/Wait for the end\..*List the notes\./)
  await block.getByLabel('Text').fill('Wait until it is done, then go on.')
  await expect(block.getByRole('figure')).toContainText(/Wait until it is done, then go on\..*List the notes\./)

  await page.getByRole('region', { name: 'Prefix' }).getByLabel('Prefix', { exact: true }).fill('my')
  const names = page.getByRole('table', { name: 'Names with this prefix' }).getByRole('row')
  await expect(names).toContainText(['On the wire', 'my_notes_list', 'my_notes_delete', 'my_report'])
  expect(await person.findsBarriers()).toEqual([])

  await page.getByRole('group', { name: 'Block wait' }).getByLabel('Block', { exact: true }).fill('patience')
  await page.getByRole('group', { name: 'Block patience' }).getByRole('link', { name: 'notes_list' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'my_notes_list' }).or(page.getByText('my_notes_list')).first()).toBeVisible()
  await expect(page.getByText('Wait until it is done, then go on.').first()).toBeVisible()
  await expect
    .poll(async () => (await savedToolset(person, 'notes')).toolset)
    .toMatchObject({
      prefix: 'my',
      guidance: { blocks: { patience: 'Wait until it is done, then go on.' } },
      nodes: [{ own: { guidanceKey: 'patience' } }, {}],
    })
})

test('a name that is taken is refused with a reason, and other rules say what they would change', async ({ person }) => {
  const { page } = person
  await opensToolset(person, { ...notes, guidance: { blocks: { wait: 'Wait.', ask: 'Ask.' } } }, 'settings')
  const block = page.getByRole('group', { name: 'Block wait' })
  await block.getByLabel('Block', { exact: true }).fill('ask')
  await expect(block).toContainText('There is a block of this name.')
  await block.getByLabel('Block', { exact: true }).fill('wait_long')
  await expect(page.getByRole('group', { name: 'Block wait_long' })).toContainText('Touches 2 tools:')
  const rule = page.getByRole('radio', { name: /^MTDF guide/ })
  await expect(rule).toHaveAccessibleName(/Here: .*other guidance/)
  await rule.check()
  await expect(page.getByRole('group', { name: 'Block wait_long' })).toContainText('No tool names this block yet')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('radio', { name: /^MCP/ })).toBeChecked()
})

test('a tool follows a command schema and is brought to it', async ({ person }) => {
  const { page } = person
  await opensToolset(person, notes, 'settings')
  await page.getByRole('button', { name: 'Add a command schema' }).click()
  const schema = page.getByRole('group', { name: 'Command schema command' })
  await schema.getByRole('button', { name: 'Let a tool follow it' }).click()
  await page.getByRole('menuitem', { name: 'report' }).click()
  await expect(schema).toContainText('product is missing')
  await schema.getByRole('button', { name: 'Bring it to the structure' }).click()
  await expect(schema).toContainText('has these parameters')
  await schema.getByRole('textbox', { name: /^Parameters of command/ }).fill('{"type": "object", ')
  await expect(schema).toContainText('This is not JSON yet, and what was there stays')
  expect(await person.findsBarriers()).toEqual([])
  await expect
    .poll(async () => (await savedToolset(person, 'notes')).toolset.nodes[1])
    .toMatchObject({
      design: { commandSchema: 'command' },
      tool: { inputSchema: { properties: { product: {}, subject: {}, parameters: {}, response_fields: {} } } },
    })
})
