import type { Page } from 'playwright/test'
import type { Toolset } from '#shared/tool/toolset'
import { expect, test } from '../fixtures'
import { ConflictPage } from '../pages/conflict-page'
import { Designer } from '../pages/designer'
import { Editor } from '../pages/editor'
import type { Person } from '../pages/person'
import { VersionsPage } from '../pages/versions-page'

const gh: Toolset = {
  format: 1,
  name: 'gh',
  rules: 'mcp',
  nodes: [
    { id: 'delete', tool: { name: 'delete_cache', description: 'Delete one cache.', inputSchema: { type: 'object' } } },
    { id: 'list', tool: { name: 'list_caches', description: 'List all caches.', inputSchema: { type: 'object' } } },
  ],
}

const made = async ({ product }: Person): Promise<string> => {
  const answer = await product.ask('/api/toolsets', { method: 'POST', body: { toolset: gh } })
  return ((await answer.json()) as { id: string }).id
}

const savedTool = async ({ product }: Person, id: string, node: number) => {
  const { version, toolset } = (await (await product.ask(`/api/toolsets/${id}`)).json()) as { version: number; toolset: Toolset }
  return { version, tool: toolset.nodes[node]?.tool }
}

/** A tab with a tool of the toolset in its editor. */
async function opens(page: Page, person: Person, id: string, node: string): Promise<Editor> {
  await page.goto(`${person.product.url}/toolsets/${id}/tools/${node}/definition`)
  const editor = new Editor(page)
  await editor.description.waitFor()
  return editor
}
const isSaved = (page: Page, version: number) => expect(new Designer(page).state).toHaveText(`Saved · version ${version}`)

/** Holds back what a page saves until it is let go, as a slow line would. */
async function holdsSaves(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/toolsets/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  return letGo
}

test('two tabs edit the same toolset and nothing is lost', async ({ person }) => {
  const id = await made(person)
  const mine = person.page
  const theirs = await mine.context().newPage()
  const here = await opens(mine, person, id, 'delete')
  const there = await opens(theirs, person, id, 'list')

  // What does not touch is merged, and each tab shows what the other wrote.
  await there.title.fill('List caches')
  await isSaved(theirs, 2)
  await isSaved(mine, 2)
  await here.title.fill('Delete a cache')
  await isSaved(mine, 3)
  await isSaved(theirs, 3)
  await opens(theirs, person, id, 'delete')
  await expect(there.title).toHaveValue('Delete a cache')

  // Both write the same field at the same time, and one of them something else besides.
  const letGo = await holdsSaves(mine)
  await here.description.fill('Delete one cache for good.')
  await here.answers('Is it safe to repeat?', 'Yes')
  await there.description.fill('Delete one cache by its key.')
  await isSaved(theirs, 4)
  letGo()

  // The writer is not interrupted: what goes on being written is mine too.
  const conflict = new ConflictPage(mine)
  await expect(mine.getByText('Version 4 was saved elsewhere, in another tab')).toBeVisible()
  await here.description.press('End')
  await mine.keyboard.type(' Never again.')
  await expect(here.description).toHaveValue('Delete one cache for good. Never again.')
  await conflict.opens()
  await expect(conflict.view).toContainText('This tab began with version 3. Version 4 was saved elsewhere')
  await expect(conflict.counts).toHaveText('0 decided1 to decide')
  await expect(conflict.field('Description')).toContainText('Delete one cache for good. Never again.')
  await expect(conflict.field('Description')).toContainText('Delete one cache by its key.')
  const tree = new Designer(mine)
  await expect(tree.node('delete_cache')).toContainText('1 changed on both sides')
  await tree.tree.focus()
  await mine.keyboard.press('Delete')
  await expect(tree.nodes).toHaveCount(2)
  await expect(mine.getByText('The tree can be changed again once the conflict is decided.')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Add a tool or a group' })).toBeHidden()
  await expect(tree.undo).toHaveAttribute('aria-disabled', 'true')
  await conflict.merged.getByText('1 change touches nothing').click()
  await expect(conflict.merged).toContainText('Is it safe to repeat? yes')
  expect((await savedTool(person, id, 0)).tool?.description).toBe('Delete one cache by its key.')

  // Nothing is chosen at the start, and saving leads to what is open.
  await conflict.save.click()
  await expect(conflict.field('Description').getByRole('radio', { name: 'Mine' })).toBeFocused()
  await conflict.choose('Description', 'Edit')
  await conflict.field('Description').getByRole('textbox').fill('Delete one cache by its key, for good.')
  await mine.keyboard.press('ControlOrMeta+s')
  await isSaved(mine, 5)
  await expect(here.description).toHaveValue('Delete one cache by its key, for good.')
  await isSaved(theirs, 5)
  await expect(there.description).toHaveValue('Delete one cache by its key, for good.')
  expect(await savedTool(person, id, 0)).toMatchObject({
    version: 5,
    tool: { title: 'Delete a cache', description: 'Delete one cache by its key, for good.', annotations: { idempotentHint: true } },
  })
})

test('of a conflict mine can be kept as a copy, and it keeps nobody out', async ({ person }) => {
  const id = await made(person)
  const { page, product } = person
  const editor = await opens(page, person, id, 'delete')
  const letGo = await holdsSaves(page)
  await editor.description.fill('Mine.')
  const [first, second] = gh.nodes
  const nodes = [{ ...first, tool: { ...first?.tool, description: 'Theirs.' } }, second]
  await product.ask(`/api/toolsets/${id}`, { method: 'PUT', body: { toolset: { ...gh, nodes }, baseVersion: 1 } })
  letGo()
  const conflict = new ConflictPage(page)
  await conflict.opens()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await conflict.choose('Description', 'Edit')
  expect(await person.findsBarriers()).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await conflict.choose('Description', 'Mine')
  expect(await person.findsBarriers(['color-contrast'])).toEqual([])
  await page.setViewportSize({ width: 900, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

  await conflict.view.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(editor.description).toHaveValue('Mine.')
  expect((await savedTool(person, id, 0)).tool?.description).toBe('Theirs.')
})

test('an author notes a version, compares it with a later one, and goes back to it', async ({ person }) => {
  const id = await made(person)
  const { page } = person
  const editor = await opens(page, person, id, 'delete')
  const versions = new VersionsPage(page)
  await versions.save('Before the rewrite')
  await isSaved(page, 2)
  await editor.description.fill('Delete every cache.')
  await isSaved(page, 3)
  await editor.answers('Can it destroy data?', 'Yes')
  await isSaved(page, 4)

  await versions.open(id)
  await expect(versions.rows).toHaveText([/Version 4current/, /Version 3/, /Version 2.*Before the rewrite/, /Version 1/])
  await expect(versions.counts).toHaveText('1 change')
  await versions.compare('From', 2)
  await expect(versions.counts).toHaveText('2 changes')
  const changed = versions.changesOf('delete_cache')
  await expect(changed.locator('mark')).toHaveText(['one', 'every'])
  await expect(changed).toContainText('can destroy')
  await changed.getByRole('radio', { name: 'Definition' }).check()
  await expect(changed).toContainText('"destructiveHint": true')
  await page.reload()
  await expect(versions.counts).toHaveText('2 changes')
  expect(await person.findsBarriers()).toEqual([])

  await versions.goBackTo(2).click()
  await isSaved(page, 5)
  await expect(versions.rows.first()).toContainText('Back to version 2')
  expect((await savedTool(person, id, 0)).tool).toEqual(gh.nodes[0]?.tool)
  await page.keyboard.press('ControlOrMeta+z')
  await isSaved(page, 6)
  expect((await savedTool(person, id, 0)).tool?.description).toBe('Delete every cache.')
})
