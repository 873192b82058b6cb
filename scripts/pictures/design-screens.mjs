// The pictures of the designer that need something done first: two sides in conflict, versions, linked files, an opened row.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const definition = (path) => `${path}/tools/cache-delete/definition`
const section = (page, name) => page.getByRole('region', { name, exact: true })
const top = (page, name) => section(page, name).evaluate((element) => element.scrollIntoView({ block: 'start' }))
const description = (page) => page.getByRole('textbox', { name: 'Description', exact: true })

const opened = async (page) => {
  await section(page, 'Input').getByRole('button', { name: 'More about cache_id' }).click()
  await top(page, 'Input')
}
const asJson = async (page) => {
  await section(page, 'Input').getByRole('radio', { name: 'JSON' }).check()
  await top(page, 'Input')
}
const pasting = async (page) => {
  await section(page, 'Input').getByRole('button', { name: 'Paste' }).click()
  await top(page, 'Input')
}
const retyped = async (page) => {
  await section(page, 'Input').getByLabel('Type of filter').selectOption({ label: 'text' })
  await top(page, 'Input')
}
const chosen = async (page) => {
  const show = page.getByRole('button', { name: /^Tools \d/ })
  if (await show.isVisible()) await show.click()
  for (const name of ['close', 'create', 'rerun']) {
    await page.getByRole('treeitem', { name }).click({ modifiers: ['ControlOrMeta'] })
  }
}

/** A toolset of its own for each picture, as what is done to it stays. */
const fresh = async ({ ask, toolset }, page) => {
  const { id } = await ask('/toolsets', { toolset })
  const path = `/toolsets/${id}`
  await page.goto(new URL(definition(path), page.url()).href)
  await description(page).waitFor()
  return { id, path }
}
const saved = (page, version) => page.getByText(`Saved · version ${version}`).waitFor()

const conflict = (at) => async (page) => {
  const { id } = await fresh(at, page)
  let letGo
  const held = new Promise((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/toolsets/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await description(page).fill('Delete one cache by its ID or key. The next workflow run builds it again.')
  await page.getByRole('radiogroup', { name: 'Can it destroy data?' }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('radiogroup', { name: 'Is it safe to repeat?' }).getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Delete GitHub caches')
  const theirs = structuredClone(at.toolset)
  const { tool, own } = theirs.nodes[0].children[0].children[0]
  tool.description = 'Delete GitHub Actions caches by ID, by key, or all of a repository. Deleted caches cannot be restored.'
  tool.annotations.idempotentHint = undefined
  own.timeoutSeconds = 90
  theirs.nodes[0].children[1].children[0].tool.title = 'Close a pull request'
  await at.ask(`/toolsets/${id}`, { toolset: theirs, baseVersion: 1 }, 'PUT')
  letGo()
  await page.getByRole('button', { name: 'Compare and decide' }).click()
  await page.getByRole('region', { name: 'Conflict' }).waitFor()
}
const decided = (at) => async (page) => {
  await conflict(at)(page)
  const view = page.getByRole('region', { name: 'Conflict' })
  await view.getByRole('radio', { name: 'Edit' }).first().check()
  await view.getByRole('radio', { name: 'Mine' }).last().check()
  await view.locator('summary').click()
}
const versions = (at) => async (page) => {
  const { path } = await fresh(at, page)
  await description(page).fill('Delete GitHub Actions caches.')
  await saved(page, 2)
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('textbox', { name: 'Note' }).fill('Shorter descriptions')
  await page.keyboard.press('Enter')
  await saved(page, 3)
  await page.getByRole('radiogroup', { name: 'Does it reach outside?' }).getByRole('radio', { name: 'Yes' }).check()
  await saved(page, 4)
  await page.goto(new URL(`${path}/versions`, page.url()).href)
}
const linked = (at) => async (page) => {
  const folder = mkdtempSync(join(tmpdir(), 'toolwright-linked-'))
  const file = join(folder, 'cache.json')
  writeFileSync(file, '{ "name": "cache", "description": "Manages caches.", "command": "gh cache", "subcommand": [{ "name": "list" }] }')
  const { id } = await at.ask('/toolsets/open', { path: folder })
  await page.goto(new URL(`/toolsets/${id}/settings`, page.url()).href)
  await page.getByText('Lives in').first().waitFor()
  writeFileSync(file, '{ "name": "cache", "description": ')
  await page.getByRole('button', { name: 'Look again' }).waitFor()
}

const underMtdf = (at) => async (page) => {
  await fresh({ ...at, toolset: { ...at.toolset, rules: 'ahma-0.6' } }, page)
  await top(page, 'Behaviour')
}

export const designScreensAt = (at) => [
  { name: 'designer-mtdf', path: definition(at.design), act: underMtdf(at) },
  { name: 'builder-opened', path: definition(at.design), act: opened },
  { name: 'builder-json', path: definition(at.design), act: asJson },
  { name: 'builder-paste', path: definition(at.design), act: pasting },
  { name: 'builder-retyped', path: definition(at.design), act: retyped },
  { name: 'designer-chosen', path: definition(at.design), act: chosen },
  { name: 'save-version', path: definition(at.design), act: (page) => page.keyboard.press('ControlOrMeta+s') },
  { name: 'conflict', path: definition(at.design), act: conflict(at) },
  { name: 'conflict-decided', path: definition(at.design), act: decided(at) },
  { name: 'versions-compared', path: `${at.design}/versions`, act: versions(at) },
  { name: 'linked-problem', path: definition(at.design), act: linked(at) },
]
