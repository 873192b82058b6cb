import { expect, test } from '../fixtures'
import { Palette } from '../pages/palette'
import { ownServer } from '../pages/person'

test('"call" and a tool opens its form with the focus in the first field, ready to be sent', async ({ person }) => {
  const palette = new Palette(person.page)
  await person.home.sample.click()
  await expect(person.server.tool('list_stations')).toBeVisible()
  await palette.find('call station_report')
  await expect(palette.chosen).toContainText('Call Report on a station')
  await expect(palette.chosen).toContainText('opens the form')
  await person.page.keyboard.press('Enter')
  await expect(person.trying.field('/station_id')).toBeFocused()
  await person.page.keyboard.type('ST-001')
  await person.page.keyboard.press('ControlOrMeta+Enter')
  await expect(person.trying.result).toContainText('Answered')

  // Asked for again where it stands already, and from elsewhere with the arguments of the call.
  await palette.find('call station')
  await expect(palette.chosen).toContainText('Call Report on a station')
  await person.page.keyboard.press('Enter')
  await expect(person.trying.result).toContainText('Answered')
  await person.server.tool('list_stations').click()
  await palette.find('call ST-001')
  await expect(palette.chosen).toContainText('{"station_id":"ST-001"}')
  await expect(palette.chosen).toContainText(/answered, .*(ago|now)/)
  await person.page.keyboard.press('Enter')
  await expect(person.page).toHaveURL(/station_report\/try#arguments$/)
  await expect(person.trying.field('/station_id')).toHaveValue('ST-001')
  await expect(person.trying.field('/station_id')).toBeFocused()
})

test('a tool without fields is called from the palette with two keys', async ({ person }) => {
  const palette = new Palette(person.page)
  await person.connectsTo(ownServer('odd-answers'))
  await expect(person.server.tools.first()).toBeVisible()
  await palette.run('call good')
  await expect(person.trying.call).toBeFocused()
  await person.page.keyboard.press('Enter')
  await expect(person.trying.result).toContainText('Answered')
})

test('what was used last stands first, commands carry their keys, and every tool of a connected server is found', async ({ person }) => {
  const palette = new Palette(person.page)
  await person.home.sample.click()
  await person.server.tool('list_stations').click()
  await palette.run('definition')
  await expect(person.page).toHaveURL(/list_stations\/definition/)
  await person.page.goto(person.product.url)
  await palette.open()
  await expect(palette.entries.first()).toContainText('List stations')
  await expect(palette.entries.filter({ hasText: 'All shortcuts' })).toContainText('?')
  await person.page.keyboard.type('draw chart')
  await expect(palette.chosen).toContainText('draw_chart')
  await person.page.keyboard.press('Enter')
  await expect(person.page).toHaveURL(/draw_chart\/try/)
})
