import { expect, test } from '../fixtures'

test('a theme and the single keys are chosen in Settings, and stay', async ({ person }) => {
  const { page } = person
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Use single keys' }).check()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'All shortcuts' })).toBeVisible()
})

test('a lower limit of the history says what it costs, is saved by its button only, and counts at once', async ({
  person,
  product,
  dataDir,
}) => {
  const { page } = person
  await product.ask('/api/connections/sample', { method: 'POST' })
  for (let n = 0; n < 3; n++) {
    await product.ask('/api/connections/sample/calls', { method: 'POST', body: { tool: 'list_stations', arguments: {} } })
  }
  await page.getByRole('link', { name: 'Settings' }).click()
  const calls = page.getByRole('textbox', { name: 'Calls in the history' })
  await expect(calls).toHaveValue('10000')
  await calls.fill('none')
  await expect(page.getByText('A whole number from 1 to 1,000,000')).toBeVisible()
  await page.getByRole('button', { name: 'Save limits' }).click()
  await calls.fill('1')
  await expect(page.getByText('Calls over a lower limit are dropped at once, for good.')).toBeVisible()
  expect(await person.findsBarriers()).toEqual([])
  await calls.press('Enter')
  await expect(page.getByText('Saved. It counts from now on.')).toBeVisible()
  await expect
    .poll(async () => ((await (await product.ask('/api/calls')).json()) as { calls: unknown[]; dropped: number }).calls.length)
    .toBe(1)
  await page.reload()
  await expect(calls).toHaveValue('1')
  await expect(page.getByText(dataDir)).toBeVisible()
})

test('a link from Settings lets another browser in', async ({ person, browser, context }) => {
  const { page } = person
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Copy a new link' }).click()
  await expect(page.getByRole('button', { name: 'Copy another' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'See what a tool really says' })).toBeVisible()
})

test('the licence of every package that ships can be read', async ({ person }) => {
  const { page } = person
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Read the licences' }).click()
  await expect(page.getByText(/\d+ packages came with it/)).toBeVisible()
  await page.getByLabel('Filter packages').fill('react-dom')
  await expect(page.locator('[data-licences] summary').first()).toContainText('react-dom')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Permission is hereby granted').first()).toBeVisible()
  expect(await person.findsBarriers()).toEqual([])
})
