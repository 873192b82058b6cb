import { expect, test } from '../fixtures'

test('a launch link lets a browser in once; used again, it says how to get a new one', async ({ page, product, browser }) => {
  await page.goto(product.link)
  await expect(page.getByRole('heading', { name: 'See what a tool really says' })).toBeVisible()
  expect(page.url()).toBe(`${product.url}/`)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(product.link)
  await expect(stranger.getByRole('heading', { name: 'This link lets nobody in any more' })).toBeVisible()
  await expect(stranger.getByText('toolwright link').first()).toBeVisible()
  expect((await stranger.request.get(`${product.url}/api/connections`)).status()).toBe(401)
})

test('a link leads to the page it names, and never to another site', async ({ page, product }) => {
  const { url } = (await (await product.ask('/api/launch/keys', { method: 'POST' })).json()) as { url: string }
  await page.goto(`${url}&to=/servers/new`)
  await expect(page.getByRole('heading', { name: 'Add a server' })).toBeVisible()

  const second = (await (await product.ask('/api/launch/keys', { method: 'POST' })).json()) as { url: string }
  await page.goto('about:blank')
  await page.goto(`${second.url}&to=//example.com/`)
  await expect(page.getByRole('heading', { name: 'See what a tool really says' })).toBeVisible()
})

test('when Toolwright stops, the page says so, keeps what was typed, and goes on by itself', async ({ person, product, restarted }) => {
  await person.page.getByRole('link', { name: 'Add a server' }).first().click()
  await person.adding.paste('npx -y some-server')
  await product.stop()
  await expect(person.page.getByText('Toolwright does not answer.')).toBeVisible()
  await expect(person.adding.field).toHaveValue('npx -y some-server')

  const again = await restarted()
  await again.ask('/api/connections/sample', { method: 'POST' })
  await expect(person.page.getByText('Toolwright does not answer.')).toBeHidden()
  await expect(person.page.getByRole('link', { name: /Sample server/ })).toBeVisible()
  await expect(person.adding.field).toHaveValue('npx -y some-server')
})

test('when Toolwright stops under a half filled form, the form stays, and the tool can be called afterwards', async ({
  person,
  product,
  restarted,
}) => {
  await person.home.sample.click()
  await person.server.tool('station_report').click()
  // A first answer brings all of the page's code: what is still on its way when the program stops cannot come.
  await person.trying.field('/station_id').fill('ST-002')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('ST-002')
  await person.trying.field('/station_id').fill('ST-00')
  await product.stop()
  await expect(person.page.getByText('Toolwright does not answer.')).toBeVisible()
  await person.trying.field('/station_id').fill('ST-001')

  await restarted()
  await expect(person.page.getByText('Toolwright does not answer.')).toBeHidden()
  await expect(person.server.header).toContainText('not connected')
  await expect(person.trying.field('/station_id')).toHaveValue('ST-001')
  await person.page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(person.server.header.getByRole('status').first()).toHaveText('connected')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('ST-001')
})

for (const theme of ['light', 'dark'] as const) {
  test(`the page for a used link has no barriers, ${theme}`, async ({ page, product }) => {
    const { AxeBuilder } = await import('@axe-core/playwright')
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`${product.url}/launch#key=unknown`)
    await expect(page.getByRole('heading', { name: 'This link lets nobody in any more' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
