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

  const opened = async ({ href, title }: (typeof rows)[number]) => {
    await expect(person.page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 15_000 })
    expect(person.page.url()).toBe(href)
  }
  for (const row of rows) {
    await person.server.tools.filter({ hasText: new RegExp(`${row.title}(?!\\d)`) }).click()
    await opened(row)
  }
  // From a link that someone sent: those that a browser or a router would like to read in their own way.
  for (const row of rows.filter(({ href }) => /\/tools\/(~|%|\.)|%2F|%0A|%3F|x{9}/i.test(href))) {
    await person.page.goto(row.href, { waitUntil: 'commit' })
    await opened(row)
  }
  await expect(person.page.getByRole('tree', { name: 'Tools' }).getByRole('treeitem', { selected: true })).toHaveCount(1)
})
