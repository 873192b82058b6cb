import { expect, test } from '../fixtures'
import { CodePanel } from '../pages/code-panel'
import { Designer } from '../pages/designer'
import { Editor } from '../pages/editor'
import { type Hands, keyboard, pointer } from '../pages/hands'
import type { Person } from '../pages/person'

const hands: [string, (person: Person) => Hands][] = [
  ['by pointer', () => pointer],
  ['by keyboard alone', ({ page }) => keyboard(page)],
]

for (const [how, handsOf] of hands) {
  test(`a newcomer designs a tool from nothing and exports it, never touching JSON, ${how}`, async ({ person }) => {
    const { page } = person
    const hand = handsOf(person)
    const design = new Designer(page)
    const editor = new Editor(page)

    await hand.press(page.getByRole('link', { name: /^New toolset/ }))
    await hand.fills(page.getByRole('textbox', { name: 'Name' }), 'notes')
    await hand.press(page.getByRole('button', { name: 'Create toolset' }))
    await hand.press(page.getByRole('button', { name: /^Add a tool/ }).last())

    await hand.fills(editor.name, 'search_notes')
    await hand.press(page.getByRole('button', { name: 'Use the title Search notes' }))
    await expect(editor.title).toHaveValue('Search notes')
    await hand.fills(editor.description, 'Finds notes by their text.')
    await hand.picks(editor.answer('Does it only read?', 'Yes'))

    const input = page.getByRole('region', { name: 'Input', exact: true })
    await hand.press(input.getByRole('button', { name: 'Add a parameter' }))
    await page.keyboard.type('query')
    await hand.fills(input.getByLabel('Description of query'), 'What to look for.')
    await hand.press(input.getByRole('button', { name: 'Add a parameter' }))
    await page.keyboard.type('filter')
    await hand.selects(input.getByLabel('Type of filter'), 'object')
    await hand.press(input.getByRole('button', { name: 'Add a field to filter' }))
    await page.keyboard.type('tag')
    await hand.fills(input.getByLabel('Description of tag'), 'Only notes with this tag.')

    await hand.press(page.getByRole('button', { name: 'Write guidance' }))
    await hand.fills(page.getByRole('textbox', { name: 'Text of the guidance' }), 'Ask before you search private notes.')
    await expect(editor.received).toContainText('Ask before you search private notes.')
    await expect(design.state).toContainText('Saved')

    await hand.press(page.getByRole('tab', { name: 'Definition' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Preview' }).first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const code = new CodePanel(page)
    const downloads = async (target: string) => {
      await hand.choosesFrom(page.getByRole('button', { name: /^Target/ }), page.getByRole('menuitemradio', { name: target, exact: true }))
      const [download] = await Promise.all([page.waitForEvent('download'), hand.press(page.getByRole('button', { name: 'Download all' }))])
      return code.filesOf(download)
    }
    const mtdf = await downloads('MTDF')
    expect(mtdf.map(({ text }) => text).join()).toContain('search_notes')
    const typescript = await downloads('TypeScript project')
    const tool = typescript.find(({ path }) => path.endsWith('search-notes.ts'))
    expect(tool?.text).toContain('Only notes with this tag.')
    expect(tool?.text).toContain('readOnlyHint: true')
    expect(tool?.text).toContain('Ask before you search private notes.')
  })
}
