import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

test('a search finds a tool by the name of a parameter, and the address keeps it', async ({ person }) => {
  await person.home.sample.click()
  await expect(person.server.tool('list_stations')).toBeVisible()
  await person.page.keyboard.press('/')
  await person.page.keyboard.type('expected_version')
  await expect(person.server.tools.first()).toContainText('expected_version')
  await expect(person.page).toHaveURL(/q=expected_version/)
  await person.page.reload()
  await expect(person.server.filter).toHaveValue('expected_version')
  await expect(person.server.tools.first()).toContainText('expected_version')
})

test('a person walks the list by keyboard and opens a tool', async ({ person }) => {
  await person.home.sample.click()
  await expect(person.server.tool('list_stations')).toBeVisible()
  await person.page.keyboard.press('/')
  await person.page.keyboard.press('ArrowDown')
  await person.page.keyboard.press('ArrowDown')
  await person.page.keyboard.press('Enter')
  await expect(person.page).toHaveURL(/\/tools\/list_stations\//)
  await person.server.show('Definition')
  await expect(person.server.definition).toContainText('"list_stations"')
})

test('a faulty tool stands beside the good ones, with its faults and exactly as it was sent', async ({ person }) => {
  await person.connectsTo(ownServer('odd-tools'))
  await expect(person.server.tool('good_last')).toBeVisible()
  await person.server.tool('no_schema').click()
  await person.server.show('Definition')
  await expect(person.server.definition).toContainText('"inputSchema" is missing.')
  await person.server.tool('odd_numbers').click()
  await expect(person.server.definition).toContainText('12345678901234567890')
  await expect(person.server.definition).toContainText('1.0')
})

test('a list of 5,000 tools is found through', async ({ person }) => {
  await person.connectsTo(ownServer('many-tools', '5000'))
  await expect(person.server.header).toContainText(/5,00\d tools/)
  await expect(person.server.tools.first()).toBeVisible()
  expect(await person.server.tools.count()).toBeLessThan(100)
  await person.server.filter.fill('echo')
  await expect(person.server.tool(/^echo/)).toBeVisible()
})

test('in a narrow window the list drops over the pane', async ({ person }) => {
  await person.page.setViewportSize({ width: 900, height: 900 })
  await person.home.sample.click()
  await person.page.getByRole('button', { name: /^Tools \d+/ }).click()
  await person.server.tool('list_stations').click()
  await person.server.show('Definition')
  await expect(person.server.definition).toBeVisible()
  await expect(person.server.tools.first()).toBeHidden()
})
