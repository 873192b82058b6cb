import { expect, test } from '../fixtures'
import { Designer } from '../pages/designer'

test('a toolset is made from a template, duplicated, deleted, and brought back', async ({ person }) => {
  const design = new Designer(person.page)
  await design.begins('gh', 'A command line')
  await expect(design.state).toHaveText('Saved · version 1')
  expect(await design.shape()).toEqual(['1 gh', '2 cache', '3 list', '3 delete'])

  await person.page.getByRole('button', { name: 'Toolset menu' }).click()
  await person.page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(person.page.getByRole('heading', { name: 'gh copy', level: 1 })).toBeVisible()
  await person.page.getByRole('button', { name: 'Toolset menu' }).click()
  await person.page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(person.page.getByText('Deleted gh copy')).toBeVisible()
  await expect(person.page.getByRole('navigation').getByRole('link', { name: /gh copy/ })).toBeHidden()
  await person.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(person.page.getByRole('heading', { name: 'gh copy', level: 1 })).toBeVisible()
})

test('nodes are moved by key and by pointer, found, chosen together, switched off, and every step is undone', async ({ person }) => {
  const design = new Designer(person.page)
  await design.begins('gh', 'A command line')
  const start = await design.shape()
  await design.node('delete').click()
  await design.tree.focus()
  await person.page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 delete', '3 list'])
  await person.page.keyboard.press('Shift+Alt+ArrowLeft')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 list', '2 delete'])
  await person.page.keyboard.press('Shift+Alt+ArrowRight')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 list', '3 delete'])
  await design.node('list').dragTo(design.node('gh'), { targetPosition: { x: 60, y: 14 } })
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 delete', '2 list'])

  await design.filter.fill('one cache')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 delete'])
  await design.filter.fill('')

  await design.node('list').click()
  await design.tree.focus()
  await person.page.keyboard.press('Space')
  await person.page.keyboard.press('ArrowUp')
  await person.page.keyboard.press('Space')
  await person.page.keyboard.press('Shift+ArrowDown')
  const chosen = person.page.getByRole('toolbar', { name: 'Chosen nodes' })
  await chosen.getByRole('button', { name: 'Disable' }).click()
  await expect(design.node('list')).toContainText('off')
  await expect(design.node('delete')).toContainText('off')
  // The one that is open is chosen with what is chosen beside it, as its ground says.
  await design.node('list').click()
  await design.node('delete').click({ modifiers: ['ControlOrMeta'] })
  await expect(chosen).toContainText('2 chosen')
  await expect(design.tree.getByRole('treeitem', { selected: true })).toHaveCount(2)
  await design.node('list').click({ modifiers: ['ControlOrMeta'] })
  await expect(design.tree.getByRole('treeitem', { selected: true })).toHaveCount(1)

  for (let steps = 0; steps < 5; steps++) await design.undo.click()
  await expect.poll(() => design.shape()).toEqual(start)
  await expect(design.nodes.filter({ hasText: 'off' })).toHaveCount(0)
  await expect(design.state).toContainText('Saved')
})

test('a node is duplicated, moved and deleted from its menu; a deleted one is put back after other edits too', async ({ person }) => {
  const { page } = person
  const design = new Designer(page)
  const does = async (what: string) => {
    await page.getByRole('button', { name: 'Node menu' }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await design.begins('gh', 'A command line')
  await design.node('list').click()
  await does('Duplicate')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 list', '3 list-copy', '3 delete'])
  await does('Move down')
  await does('Lift out of cache')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 list', '3 delete', '2 list-copy'])
  await design.node('cache').click()
  await does('Delete')
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 list-copy'])
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Another one.')
  await page.getByRole('status').filter({ hasText: 'Deleted cache' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => design.shape()).toEqual(['1 gh', '2 cache', '3 list', '3 delete', '2 list-copy'])
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue('Another one.')
})

test('definitions that are there are taken over; what is wrong in them is said at its place, and nothing is lost', async ({ person }) => {
  const git = { name: 'git', description: 'Git.', command: 'git', subcommand: [{ name: 'log', description: 'Shows it.' }] }
  await person.drops({ name: 'git.json', text: JSON.stringify(git) }, { name: 'notes.txt', text: 'no json' })
  await expect(person.page.getByText('1 tool read from 2 files')).toBeVisible()
  await expect(person.page.getByText('notes.txt')).toBeVisible()
  const field = person.page.getByLabel('Or begin from definitions you have')
  await field.fill('{ "tools": [ { "name": "a"')
  await expect(person.page.getByRole('status').filter({ hasText: 'line 1' })).toBeVisible()
  await expect(field).toHaveValue('{ "tools": [ { "name": "a"')
  await field.fill('')
  await person.page.getByRole('button', { name: 'Create from what was read' }).click()
  const design = new Designer(person.page)
  await expect.poll(() => design.shape()).toEqual(['1 git', '2 log'])
})

test('kill -9 in the midst of editing loses nothing that was shown as saved', async ({ person, product, restarted }) => {
  const design = new Designer(person.page)
  await design.begins('gh', 'A command line')
  const description = person.page.getByRole('textbox', { name: 'Description', exact: true })
  await description.fill('GitHub, safely saved.')
  await expect(design.state).toHaveText('Saved · version 2')
  await description.fill('GitHub, not saved yet.')
  product.process.kill('SIGKILL')
  await expect(design.state).toContainText('Not saved')
  await expect(description).toHaveValue('GitHub, not saved yet.')

  const again = await restarted()
  const { toolsets } = (await (await again.ask('/api/toolsets')).json()) as { toolsets: { id: string }[] }
  const saved = async () => JSON.stringify(await (await again.ask(`/api/toolsets/${toolsets[0]?.id}`)).json())
  expect(await saved()).toMatch(/GitHub, (safely saved|not saved yet)\./)
  await expect(design.state).toContainText('Saved')
  await expect.poll(saved).toContain('GitHub, not saved yet.')
})
