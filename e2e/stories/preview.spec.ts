import type { Page } from 'playwright/test'
import type { Node } from '#shared/tool/node'
import { expect, test } from '../fixtures'
import { Editor } from '../pages/editor'
import { ownServer } from '../pages/person'
import { PreviewPanel } from '../pages/preview-panel'
import { copyPanel, opensToolset } from '../pages/toolsets'

const designed = (...nodes: readonly Node[]) => ({ format: 1 as const, name: 'designed', rules: 'mcp' as const, nodes })
const tool = (name: string, more: object = {}): Node => ({ id: name, tool: { name, inputSchema: { type: 'object' }, ...more } })

async function sideBySide(page: Page): Promise<PreviewPanel> {
  await page.getByRole('complementary', { name: 'Side pane' }).getByRole('tab', { name: 'Preview' }).click()
  return new PreviewPanel(page, 'side pane')
}

test('an author copies a live tool, improves its title and hints, and sees it change in three clients', async ({ person }) => {
  const { page } = person
  await person.home.sample.click()
  await person.server.tool('convert_value').click()
  await person.server.show('Preview')
  const live = new PreviewPanel(page)
  await live.client('Claude Code').click()
  await expect(page).toHaveURL(/client=claude-code/)
  await expect(live.list).toContainText('from name')
  await expect(live.group('Asks')).toContainText('VS Code')

  await person.server.show('Definition')
  await page.getByRole('button', { name: 'Copy to a toolset' }).click()
  await copyPanel(person).getByRole('button', { name: 'Copy 1 tool' }).click()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/\/toolsets\/.*\/convert_value\/definition$/)
  const editor = new Editor(page)
  const beside = await sideBySide(page)

  await beside.choosesFromMenu('VS Code')
  await expect(beside.list).toContainText('convert_value')
  await expect(beside.before).toContainText('Run convert_value')
  await editor.title.fill('Convert a value')
  await expect(beside.list).toContainText('Convert a value')
  await expect(beside.list).toContainText('from title')
  await expect(beside.before).toContainText('Run Convert a value')
  await editor.answers('Does it only read?', 'Yes')
  await expect(beside.before).toContainText('Runs without asking.')
  await expect(beside.running).toContainText('Ran Convert a value')

  await beside.choosesFromMenu('Codex')
  await expect(beside.before).toContainText('Runs without asking.')
  await expect(beside.list).toContainText('convert_value')
  await editor.answers('Does it only read?', 'Do not say')
  await expect(beside.before).toContainText('Allow the Sample server MCP server to run tool "convert_value"?')

  await beside.choosesFromMenu('Claude Code')
  await expect(beside.list).toContainText('Convert a value')
  await expect(beside.before).toContainText('wording not established')
  await expect(beside.row('Name')).toContainText('mcp__Sample_server__convert_value')
})

test('what a client cuts of a description is struck, and the rest can be read', async ({ person }) => {
  const { page } = person
  const long = `${'The first words stay. '.repeat(90)}${'The last words are lost. '.repeat(10)}`
  await opensToolset(person, designed(tool('long', { description: long })), 'tools/long/preview?client=claude-code')
  const preview = new PreviewPanel(page)
  await expect(preview.client('Claude Code')).toContainText('cuts')
  const row = preview.row('Description')
  await expect(row).toContainText(`${long.length - 2048} of ${long.length.toLocaleString('en')} characters are cut`)
  await expect(row.locator('del').first()).toContainText('words are lost')
  await expect(row).toContainText('… [truncated]')
  await row.getByRole('button', { name: /^Show [\d,]+ characters that stay$/ }).click()
  await expect(row).toContainText('The first words stay. '.repeat(60).trim())
  await preview.client('Codex').click()
  await expect(row).toContainText('none cut')
  await expect(row.locator('del')).toHaveCount(0)
})

test('what is lost of a schema leads to its field', async ({ person }) => {
  const { page } = person
  const inputSchema = { type: 'object', properties: { city: { type: 'string' }, day: { type: 'string', format: 'date' } } }
  await opensToolset(person, designed(tool('weather', { inputSchema })), 'tools/weather/preview?client=codex-cli')
  const preview = new PreviewPanel(page)
  const loss = preview.losses.getByRole('listitem').filter({ hasText: 'day' })
  await expect(loss).toContainText('format')
  await expect(preview.row('Schema')).toContainText('1 parameter sent unchanged')
  await loss.getByRole('button', { name: 'Go to field' }).click()
  await expect(page).toHaveURL(/\/tools\/weather\/definition/)
  await expect(page.locator(':focus')).toBeInViewport()
})

test('a name that meets one of another server is seen to change', async ({ person }) => {
  await person.connectsTo(ownServer('many-tools', '3'))
  await expect(person.page.getByRole('treeitem').filter({ hasText: 'echo' })).toBeVisible()
  await opensToolset(person, designed(tool('echo')), 'tools/echo/preview?client=zed')
  const preview = new PreviewPanel(person.page)
  await expect(preview.row('Name').locator('code').first()).toHaveText('echo')
  await preview.model.getByRole('button', { name: 'This server alone' }).click()
  await person.page.getByRole('checkbox', { name: 'many-tools' }).check()
  await person.page.keyboard.press('Escape')
  await expect(preview.row('Name')).toContainText('designed_echo')
})

test('the clients are one stop of Tab, and arrows lead through them', async ({ person }) => {
  const { page } = person
  await opensToolset(person, designed(tool('one')), 'tools/one/preview?client=vscode-copilot')
  const preview = new PreviewPanel(page)
  await preview.clients.focus()
  await page.keyboard.press('ArrowDown')
  await expect(preview.client('Codex')).toHaveAttribute('aria-selected', 'true')
  await expect(preview.before).toContainText('Allow the designed MCP server to run tool "one"?')
  await page.keyboard.press('End')
  await expect(page).not.toHaveURL(/client=codex-cli/)
  await page.keyboard.press('Home')
  await expect(preview.client('VS Code')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(preview.clients).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(preview.clients).toBeFocused()
  const more = preview.group('Asks').getByRole('option', { name: /^\d+ more$/ })
  while (!(await more.evaluate((row) => row.id === document.activeElement?.getAttribute('aria-activedescendant'))))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(more).toBeHidden()
  await page.reload()
  await expect(preview.clients.getByRole('option', { selected: true })).toBeVisible()
})
