import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

test('an author sees which hints a server says and which only follow from the protocol', async ({ person }) => {
  await person.connectsTo(ownServer('odd-tools'))
  await person.server.tool('good_first').click()
  await expect(person.page.getByRole('tab', { name: 'Definition' })).toBeVisible()
  await person.page.keyboard.press('2')
  await expect(person.page).toHaveURL(/\/definition$/)
  const hint = (name: string) => person.server.annotations.getByRole('listitem').filter({ hasText: name })
  await expect(hint('readOnlyHint')).toContainText(/true.*reads only.*sent/)
  await expect(hint('openWorldHint')).toContainText(/unset.*reaches outside.*implied true/)
  await expect(hint('x-risk')).toContainText('unknown key')
  await hint('openWorldHint').getByText('reaches outside').focus()
  await expect(person.page.getByRole('tooltip')).toContainText('openWorldHint is not sent. The protocol then takes it as true: implied.')
  await expect(person.server.said.getByRole('term')).toHaveText([
    ...['x-vendor', 'description', 'inputSchema', 'name', 'zebra', 'annotations', '_meta', 'icons'],
    ...['title', 'outputSchema', 'execution'],
  ])
  await expect(person.server.said).toContainText('good_first' + 'implied, from name')
  expect(await person.findsBarriers()).toEqual([])
})

test('hints that mean nothing on a tool that reads only are shown as such', async ({ person }) => {
  await person.connectsTo(ownServer('hostile'))
  await person.server.tool('hostile_markup').click()
  await person.server.show('Definition')
  const sent = person.server.annotations.getByRole('listitem').filter({ hasText: 'destructiveHint' })
  await expect(sent).toContainText('sent, but it means nothing on a tool that reads only')
})

test('a faulty tool shows each fault at its place, and the list of faults leads there', async ({ person }) => {
  await person.connectsTo(ownServer('odd-tools'))
  await person.server.tool('bad_schema').click()
  await person.server.show('Definition')
  const place = person.server.schema('Input schema').getByRole('listitem').filter({ hasText: '"minimum" must be a number.' })
  await expect(place).toContainText(/^b/)
  await person.page.getByRole('button', { name: /minimum/ }).click()
  await expect(place.getByText('"minimum" must be a number.').locator('..')).toBeFocused()
  await person.server.tool('no_schema').click()
  await expect(person.server.said.locator('[data-key=inputSchema]')).toContainText('"inputSchema" is missing.')
  await expect(person.page.getByText('There is no input schema to read')).toBeVisible()
  expect(await person.findsBarriers()).toEqual([])
})

test('a schema is read as a tree in the order it was sent, or as the JSON it is', async ({ person }) => {
  await person.connectsTo(ownServer('odd-tools'))
  await person.server.tool('odd_keys').click()
  await person.server.show('Definition')
  const schema = person.server.schema('Input schema')
  await expect(schema.getByRole('listitem')).toHaveText([/^10/, /^2/, /^b/, /^1/, /^__proto__required/, /^constructorinteger/])
  await person.server.tool('odd_numbers').click()
  await expect(schema).toContainText('12345678901234567890')
  await schema.getByRole('radio', { name: 'JSON' }).check()
  await expect(person.page.getByRole('region', { name: 'Input schema as JSON' })).toContainText('"default": 12345678901234567890')
  await person.page.reload()
  await expect(person.page.getByRole('region', { name: 'Input schema as JSON' })).toContainText('"multipleOf": 0.10')
})

test('a place in a long schema is found by what is said about it, and leaving the search leaves all as it was', async ({ person }) => {
  await person.home.sample.click()
  await person.server.tool('import_readings').click()
  await person.server.show('Definition')
  const schema = person.server.schema('Input schema')
  const all = await schema.getByRole('listitem').count()
  await schema.getByRole('button', { name: 'Find in the input schema' }).click()
  await person.page.keyboard.type('rounded')
  await expect(schema.getByRole('status').filter({ hasText: 'found' })).toHaveText('1 found')
  await expect(schema.locator('mark').first()).toHaveText('rounded')
  expect(await schema.getByRole('listitem').count()).toBeLessThan(all)
  expect(await person.findsBarriers()).toEqual([])
  await person.page.keyboard.type(' nowhere')
  await expect(schema.getByText('nothing found')).toBeVisible()
  await person.page.keyboard.press('Escape')
  await expect(schema.getByRole('listitem')).toHaveCount(all)
  await expect(schema.getByRole('button', { name: 'Find in the input schema' })).toBeFocused()
})

test('hostile text runs nothing and breaks no layout', async ({ person }) => {
  await person.connectsTo(ownServer('hostile'))
  await expect(person.server.header).toContainText('3 tools')
  const calm = async () => {
    expect(await person.page.evaluate(() => 'struck' in window)).toBe(false)
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await person.page.locator('a[href^="javascript:"], main script, main b').count()).toBe(0)
    expect(await person.findsBarriers()).toEqual([])
  }
  await calm()
  await person.server.tool('hostile_markup').click()
  await person.server.show('Definition')
  await expect(person.server.said).toContainText('[press me](javascript:window.struck=1)')
  await expect(person.server.said).toContainText('U+202E')
  await expect(person.server.said.locator('img')).toHaveCount(1)
  await expect(person.server.said).toContainText('not https, so clients must not load it')
  await calm()
  await person.server.tool('long_text').click()
  const overflowing = () =>
    person.page
      .getByRole('tabpanel')
      .evaluate((panel) => [...panel.querySelectorAll('*')].some((each) => each.getBoundingClientRect().right > innerWidth + 1))
  await expect(person.server.said).toContainText('Show all 41')
  expect(await overflowing()).toBe(false)
  await person.page.getByRole('button', { name: /Show all 41/ }).click()
  await expect(person.server.said).toContainText('<script>window.struck=1</script>')
  await calm()
  await person.page.setViewportSize({ width: 900, height: 900 })
  expect(await overflowing()).toBe(false)
  await calm()
})
