import { mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test as base, expect } from '../fixtures'
import { Designer } from '../pages/designer'
import { Editor } from '../pages/editor'
import type { Person } from '../pages/person'

const lines = [
  '{',
  '  // The caches of GitHub Actions',
  '  "name": "cache",',
  '  "description": "Manages caches.", // what models read first',
  '  "command": "gh cache",',
  '  "subcommand": [',
  '    { "name": "list", "description": "Lists caches." },',
  '    /* asks nothing: careful */',
  '    { "name": "delete", "description": "Deletes a cache." },',
  '  ]',
  '}',
  '',
]
const cacheText = lines.join('\r\n')

class Project {
  readonly folder: string
  constructor(folder: string) {
    this.folder = folder
    this.write('cache.json', cacheText)
  }
  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }
  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text)
  }
  /** As editors save: a new file takes the place of the old one. */
  save(name: string, text: string): void {
    this.write(`${name}~`, text)
    renameSync(join(this.folder, `${name}~`), join(this.folder, name))
  }
}

const test = base.extend<{ project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  project: async ({}, use) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'toolwright-project-')))
    await use(new Project(folder))
    rmSync(folder, { recursive: true, force: true })
  },
})

async function opens(person: Person, path: string): Promise<void> {
  await person.page.getByRole('link', { name: 'Design a toolset' }).first().click()
  await person.page.getByRole('textbox', { name: /open a file or folder/ }).fill(path)
  await person.page.getByRole('button', { name: 'Open', exact: true }).click()
}

test('a linked MTDF folder with comments is edited, changed from outside, and nothing is lost', async ({ person, project }) => {
  const { page } = person
  const [design, editor] = [new Designer(page), new Editor(page)]
  await opens(person, project.folder)
  await expect.poll(() => design.shape()).toEqual(['1 cache', '2 list', '2 delete'])
  await expect(page.locator('main header').getByRole('link', { name: new RegExp(basename(project.folder)) })).toBeVisible()

  await editor.opens('list')
  await editor.description.fill('Lists all caches.')
  await expect.poll(() => project.read('cache.json')).toBe(cacheText.replace('Lists caches.', 'Lists all caches.'))
  await expect(design.state).toContainText('Saved')

  await test.step('a change from outside comes in', async () => {
    await editor.opens('delete')
    project.save('cache.json', project.read('cache.json').replace('Deletes a cache.', 'Deletes one cache.'))
    await expect(editor.description).toHaveValue('Deletes one cache.')
    await expect(design.state).toHaveText('Saved · version 3')
  })

  await test.step('both change the same words: a person decides', async () => {
    await editor.description.pressSequentially(' Ask first.')
    project.save('cache.json', project.read('cache.json').replace('Deletes one cache.', 'Deletes a single cache.'))
    await page.getByRole('button', { name: 'Compare and decide' }).click()
    await expect(page.getByRole('region', { name: 'Conflict' })).toContainText('Deletes a single cache.')
    await page.getByRole('button', { name: 'mine', exact: true }).click()
    await page.getByRole('button', { name: /^Save as version/ }).click()
    await expect.poll(() => project.read('cache.json')).toContain('"Deletes one cache. Ask first."')
  })

  await test.step('a file that breaks is said at its place, and what is edited meanwhile is merged when it is repaired', async () => {
    const whole = project.read('cache.json')
    project.save('cache.json', whole.replace('"command": "gh cache",', '"command": "gh cache"'))
    await expect(page.getByText('cache.json, line 6, column 3: This is not JSON')).toBeVisible()
    await editor.opens('list')
    await editor.description.fill('Lists every cache.')
    await expect(design.state).toContainText('Saved')
    expect(project.read('cache.json')).toContain('Lists all caches.')
    project.save('cache.json', whole.replace('Manages caches.', 'Keeps caches in order.'))
    await expect(page.getByText('This is not JSON')).toBeHidden()
    await expect.poll(() => project.read('cache.json')).toContain('Lists every cache.')
  })

  await test.step('a new tool stands among its neighbours; as a root it has a file of its own', async () => {
    await editor.opens('delete')
    await editor.adds('Tool', 'prune')
    await expect.poll(() => project.read('cache.json')).toContain('"prune"')
    expect(project.read('cache.json')).toContain('{ "name": "delete", "description": "Deletes one cache. Ask first." },\r\n    {')
    await design.tree.focus()
    await page.keyboard.press('Shift+Alt+ArrowLeft')
    await expect.poll(() => readdirSync(project.folder).sort()).toEqual(['cache.json', 'prune.json'])
    expect(await person.findsBarriers()).toEqual([])
  })

  expect(project.read('cache.json')).toBe(
    cacheText
      .replace('Manages caches.', 'Keeps caches in order.')
      .replace('Lists caches.', 'Lists every cache.')
      .replace('Deletes a cache.', 'Deletes one cache. Ask first.'),
  )
})

test('a path that cannot be opened is said at its field, and an opened toolset can be unlinked', async ({ person, project }) => {
  const { page } = person
  await opens(person, join(project.folder, 'none'))
  await expect(page.getByText('There is no file or folder')).toBeVisible()
  await page.getByRole('textbox', { name: /open a file or folder/ }).fill(project.folder)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Lives in/ }).click()
  await expect(page.getByRole('region', { name: 'Files', exact: true })).toContainText(project.folder)
  expect(await person.findsBarriers()).toEqual([])
  await page.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('link', { name: /^Lives in/ })).toBeHidden()
  expect(project.read('cache.json')).toBe(cacheText)
})
