import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'
import { copyPanel, liveTools, savedToolset } from '../pages/toolsets'

test('an author copies a live server of 40+ tools and improves three', async ({ person }) => {
  const { page } = person
  await person.connectsTo(ownServer('many-tools', '43'))
  await expect(person.server.tools.first()).toBeVisible()
  const [live] = await person.saved()
  const sent = await liveTools(person, live?.id ?? '')
  expect(sent).toHaveLength(43)

  await person.server.choose('Copy to a toolset')
  await copyPanel(person).getByLabel('Name of the new toolset').fill('workspace')
  expect(await person.findsBarriers()).toEqual([])
  await copyPanel(person).getByRole('button', { name: 'Copy 43 tools' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied 43 tools to workspace' })).toBeVisible()
  const { toolset: copy } = await savedToolset(person, 'workspace')
  expect(JSON.stringify(copy.nodes.map(({ tool }) => tool))).toBe(JSON.stringify(sent))
  expect(copy.server?.name).toBeTruthy()

  await page.getByRole('link', { name: 'Open', exact: true }).click()
  const tool = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })
  await tool('list_calendar_0').click()
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('List the calendars of a workspace, newest first.')
  await tool('create_calendar_2').click()
  await page.getByRole('radiogroup', { name: 'Can it destroy data?' }).getByRole('radio', { name: 'No', exact: true }).check()
  await tool('update_calendar_3').click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Change a calendar')
  await page.keyboard.press('Tab')

  await expect
    .poll(async () => (await savedToolset(person, 'workspace')).toolset.nodes.map(({ tool }) => JSON.stringify(tool)))
    .toEqual(
      sent.map((document) => {
        const improved: Record<string, object> = {
          list_calendar_0: { ...document, description: 'List the calendars of a workspace, newest first.' },
          create_calendar_2: { ...document, annotations: { readOnlyHint: false, destructiveHint: false } },
          update_calendar_3: { ...document, title: 'Change a calendar' },
        }
        return JSON.stringify(improved[String(document.name)] ?? document)
      }),
    )
})

test('a tool whose name is taken can stand beside the other, take its place, or stay away', async ({ person }) => {
  const { page } = person
  await person.connectsTo(ownServer('many-tools', '4'))
  await person.server.tool('list_calendar_0').click()
  await person.server.show('Definition')
  const copy = async (way?: string) => {
    await page.getByRole('button', { name: 'Copy to a toolset' }).click()
    if (way) {
      await expect(copyPanel(person)).toContainText('It has a tool of this name: list_calendar_0')
      await copyPanel(person).getByRole('radio', { name: way, exact: true }).check()
    }
    await copyPanel(person)
      .getByRole('button', { name: /^Copy \d+ tool/ })
      .click()
    await expect(copyPanel(person)).toBeHidden()
  }
  const names = async () => (await savedToolset(person, 'many-tools')).toolset.nodes.map(({ tool }) => tool.name)
  await copy()
  expect(await names()).toEqual(['list_calendar_0'])
  await copy('Keep both')
  expect(await names()).toEqual(['list_calendar_0', 'list_calendar_0_copy'])
  await copy('Skip')
  await copy('Replace')
  expect(await names()).toEqual(['list_calendar_0', 'list_calendar_0_copy'])
  expect((await savedToolset(person, 'many-tools')).version).toBe(2)
})

test('some of the tools are chosen, and a number that cannot be kept is named', async ({ person }) => {
  await person.connectsTo(ownServer('odd-tools'))
  await person.page.getByRole('link', { name: /^All tools/ }).click()
  await person.page.getByRole('button', { name: 'Copy to a toolset' }).click()
  const panel = copyPanel(person)
  await panel.getByRole('button', { name: 'Select none' }).click()
  await expect(panel.getByRole('status').last()).toHaveText('Tick at least one tool.')
  await panel.getByLabel('Find a tool to copy').fill('odd_')
  await panel.getByRole('checkbox', { name: 'odd_numbers' }).check()
  await panel.getByRole('checkbox', { name: 'odd_keys' }).check()
  await expect(panel.getByRole('list', { name: 'What is lost' })).toContainText('12345678901234567890 cannot be kept exactly')
  expect(await person.findsBarriers()).toEqual([])
  await panel.getByLabel('Name of the new toolset').fill('odd ones')
  await person.page.keyboard.press('Enter')
  await expect(person.page.getByText('Copied 2 tools to odd ones')).toBeVisible()
  const { toolset } = await savedToolset(person, 'odd ones')
  expect(toolset.nodes.map(({ tool }) => tool.name).sort()).toEqual(['odd_keys', 'odd_numbers'])
  expect(toolset.server).toBeUndefined()
})
