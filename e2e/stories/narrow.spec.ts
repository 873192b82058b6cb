import { expect, test } from '../fixtures'
import { Designer } from '../pages/designer'
import { ownServer, type Person } from '../pages/person'

/** What sticks out of the window at the right, where nobody could reach it. */
const sticksOut = (person: Person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, textarea, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  )

for (const width of [900, 400]) {
  test(`in a window of ${width} px everything is within reach`, async ({ person }) => {
    test.setTimeout(90_000)
    await person.page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sticksOut(person)).toEqual([])

    await person.pastes('{"mcpServers": {"a": {"command": "sudo", "env": {"KEY": "v"}}, "b": {"url": "http://127.0.0.1:47/mcp"}}}')
    await expect(person.adding.understood).toBeVisible()
    await expect.poll(() => sticksOut(person)).toEqual([])

    await person.adding.paste(ownServer('exits', '--at-start', '1'))
    await person.adding.connect.click()
    await expect(person.page.getByRole('heading', { name: 'The server did not start' })).toBeVisible()
    await expect.poll(() => sticksOut(person)).toEqual([])
    await person.page
      .getByRole('link', { name: 'Edit settings' })
      .or(person.page.getByRole('link', { name: 'Edit' }))
      .first()
      .click()
    await expect(person.page.getByRole('button', { name: 'Save only' })).toBeVisible()
    await expect.poll(() => sticksOut(person)).toEqual([])

    await person.page.getByRole('link', { name: 'Home', exact: true }).click()
    await person.home.sample.click()
    await person.page.getByRole('button', { name: /^Tools/ }).click()
    await expect(person.server.tool('station_report')).toBeVisible()
    await person.server.tool('station_report').click()
    await expect(person.trying.call).toBeVisible()
    await expect.poll(() => sticksOut(person)).toEqual([])
    await person.trying.field('/station_id').fill('ST-001')
    await person.trying.call.click()
    await expect(person.trying.result).toContainText('Answered')
    await expect.poll(() => sticksOut(person)).toEqual([])
  })
}

for (const width of [1100, 900, 360]) {
  test(`in a window of ${width} px a tool can be designed`, async ({ person }) => {
    await person.page.setViewportSize({ width, height: 800 })
    const design = new Designer(person.page)
    await design.begins('A toolset with a name that is rather long', 'A command line')
    await expect(design.state).toContainText('Saved')
    await expect.poll(() => sticksOut(person)).toEqual([])
    const show = person.page.getByRole('button', { name: /^Tools \d/ })
    if (await show.isVisible()) await show.click()
    await design.node('delete').click()
    const input = person.page.getByRole('region', { name: 'Input', exact: true })
    await input
      .getByRole('button', { name: /^More about/ })
      .first()
      .click()
    await expect.poll(() => sticksOut(person)).toEqual([])
    const name = await input.getByRole('textbox', { name: /^Name/ }).first().boundingBox()
    expect(name?.width).toBeGreaterThan(100)
  })
}

test('in the narrowest window the header still says how the server stands, and names of fields break between their words', async ({
  person,
}) => {
  await person.page.setViewportSize({ width: 360, height: 800 })
  await person.home.sample.click()
  const state = person.server.header.getByRole('status').filter({ hasText: 'connected' })
  await expect(state).toHaveText('connected')
  const cutOff = await state.evaluate(
    (words) => words.getBoundingClientRect().right - (words.parentElement?.getBoundingClientRect().right ?? 0),
  )
  expect(cutOff).toBeLessThanOrEqual(0)

  await person.page.getByRole('button', { name: /^Tools/ }).click()
  await person.server.tool('import_readings').click()
  await person.page.getByRole('tab', { name: 'Definition' }).click()
  const name = person.page.getByRole('list').getByText('station_id', { exact: true }).first()
  await name.scrollIntoViewIfNeeded()
  const lines = await name.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: number[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      found.push(range.getClientRects().length)
    }
    return found
  })
  expect(lines).toEqual([1, 1])
})
