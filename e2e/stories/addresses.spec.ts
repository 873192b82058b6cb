import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

test('every tool has an address of its own, whatever its name', async ({ person }) => {
  test.setTimeout(120_000)
  await person.page.setViewportSize({ width: 1280, height: 2400 })
  await person.connectsTo(ownServer('odd-names'))
  await expect(person.server.tool('Number 31')).toBeVisible()
  const rows = await person.server.tools.evaluateAll((all) =>
    all.map((row) => ({ href: (row as HTMLAnchorElement).href, title: /Number \d+/.exec(row.textContent ?? '')?.[0] ?? '' })),
  )
  expect(rows).toHaveLength(32)
  expect(new Set(rows.map(({ href }) => href)).size).toBe(32)

  // From a link that someone sent, and from the list.
  for (const { href, title } of rows) {
    await person.page.goto(href, { waitUntil: 'commit' })
    await expect(person.page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 10_000 })
    expect(person.page.url()).toBe(href)
  }
  for (const { href, title } of rows) {
    await person.server.tools.filter({ hasText: new RegExp(`${title}(?!\\d)`) }).click()
    await expect(person.page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 10_000 })
    expect(person.page.url()).toBe(href)
  }
  await expect(person.page.getByRole('tree', { name: 'Tools' }).getByRole('treeitem', { selected: true })).toHaveCount(1)
})
