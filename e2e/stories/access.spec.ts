import type { Toolset } from '#shared/tool/toolset'
import { expect, test } from '../fixtures'
import { isOpenToAll } from '../pages/barriers'
import { Designer } from '../pages/designer'
import { Drawer } from '../pages/drawer'
import { Palette } from '../pages/palette'
import { ownServer, type Person } from '../pages/person'
import { PreviewPanel } from '../pages/preview-panel'
import { opensToolset } from '../pages/toolsets'

test.slow()

/** Saves a server without starting it; answers with its address. */
async function saved(person: Person, name: string, more: { args?: string[]; timeoutMs?: number } = {}): Promise<string> {
  const [command = '', ...words] = ownServer(name, ...(more.args ?? [])).split(' ')
  const body = { name, transport: { type: 'stdio', command, args: words }, ...(more.timeoutMs && { timeoutMs: more.timeoutMs }) }
  const answer = await person.product.ask('/api/connections', { method: 'POST', body })
  return `${person.product.url}/servers/${((await answer.json()) as { id: string }).id}`
}

const connected = async (person: Person, address: string) => {
  const id = address.split('/').at(-1)
  await person.product.ask(`/api/connections/${id}/connect`, { method: 'POST' })
  return address
}

test('home, settings and what is not there are open to all', async ({ person }) => {
  const { page } = person
  await isOpenToAll(person, 'home, nothing yet')
  const palette = new Palette(page)
  await palette.open()
  await isOpenToAll(person, 'the palette')
  await page.keyboard.type('nothing like it')
  await isOpenToAll(person, 'the palette, nothing found')
  await page.keyboard.press('Escape')
  await palette.field.waitFor({ state: 'detached' })
  // A key is not heard while a dialog is still closing; a person presses it again.
  await expect(async () => {
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'All shortcuts' }).waitFor({ timeout: 2_000 })
  }).toPass()
  await isOpenToAll(person, 'all shortcuts')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Settings' }).hover()
  await page.getByRole('tooltip').waitFor()
  await isOpenToAll(person, 'a tip')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Idle time' }).fill('none')
  await isOpenToAll(person, 'settings with an error')
  await page.getByRole('link', { name: 'Read the licences' }).click()
  await page.getByText('react-dom', { exact: true }).click()
  await isOpenToAll(person, 'licences')
  await page.goto(`${person.product.url}/nowhere`)
  await page.getByText('There is nothing at this address').waitFor()
  await isOpenToAll(person, 'not found')
  await page.route('**/api/connections', (route) => route.fulfill({ json: { connections: [{ id: 'odd' }] } }))
  await page.goto(person.product.url)
  await page.getByText('This part of the page broke').waitFor()
  await isOpenToAll(person, 'a page that broke')
})

const pasted = {
  'a command': 'API_KEY=abcdefgh npx -y some-server --flag "two words"',
  'a URL': 'https://example.com/mcp',
  'an mcp.json with several': JSON.stringify({
    mcpServers: { one: { command: 'one', args: ['a'], env: { KEY: 'abcdefgh' } }, two: { url: 'https://example.com/sse', type: 'sse' } },
  }),
  'what cannot be read': '{"mcpServers": ',
}
test('adding and editing a server are open to all', async ({ person }) => {
  const { page } = person
  await page.getByRole('link', { name: 'Add a server' }).first().click()
  await person.adding.field.waitFor()
  await isOpenToAll(person, 'adding, nothing yet')
  for (const [kind, text] of Object.entries(pasted)) {
    await person.adding.paste(text)
    await isOpenToAll(person, `adding ${kind}`)
  }
  await person.adding.paste('npx -y some-server')
  await person.adding.save.click()
  await page.getByRole('heading', { name: 'Exactly this will run' }).waitFor()
  await isOpenToAll(person, 'a server that is off')
  await person.server.choose('Edit')
  await page.getByRole('button', { name: /^Save/ }).first().waitFor()
  await isOpenToAll(person, 'editing')
})

test('every state of a server is open to all', async ({ person }) => {
  const { page } = person
  await page.goto(await saved(person, 'silent', { args: ['--from-start'] }))
  await page.getByRole('button', { name: /^Connect/ }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await isOpenToAll(person, 'connecting')
  await page.goto(await connected(person, await saved(person, 'exits', { args: ['7', '--at-start'] })))
  await person.server.advice.waitFor()
  await isOpenToAll(person, 'failed')
  await page.goto(await connected(person, await saved(person, 'odd-tools')))
  await person.server.tool('good_first').waitFor()
  await isOpenToAll(person, 'ready')
  await page.getByRole('button', { name: 'Server menu' }).click()
  await isOpenToAll(person, 'a menu')
  await page.keyboard.press('Escape')
  await person.server.filter.fill('nothing like it')
  await isOpenToAll(person, 'no tool found')
  await person.server.filter.fill('')
  await person.server.tool('bad_schema').click()
  await person.server.show('Definition')
  await person.server.definition.waitFor()
  await isOpenToAll(person, 'a faulty definition')
  await person.server.tool('good_first').click()
  await person.server.said.getByRole('radio', { name: 'JSON' }).check()
  await isOpenToAll(person, 'a definition as JSON')
  await person.server.choose('Delete')
  await person.home.title.waitFor()
  await isOpenToAll(person, 'home with servers and an undo')
})

test('every state of a call is open to all', async ({ person }) => {
  const { page, trying } = person
  const drawer = new Drawer(page)
  const takes = await connected(person, await saved(person, 'takes'))
  await page.goto(`${takes}/tools/take/try`)
  await trying.call.waitFor()
  await isOpenToAll(person, 'an empty form')
  await trying.field('/count').fill('99')
  await trying.fold('/inside').click()
  await trying.place('/tags').getByRole('button', { name: 'Add an item' }).click()
  await trying.call.click()
  await trying.sendAnyway.waitFor()
  await isOpenToAll(person, 'a form with errors')
  await trying.place('/note').hover()
  await trying
    .place('/note')
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await isOpenToAll(person, 'the menu of a field')
  await page.keyboard.press('Escape')
  await trying.sendAnyway.click()
  await expect(trying.result).toContainText('Answered')
  await isOpenToAll(person, 'answered')
  await trying.view('JSON')
  await page.locator('.cm-content').waitFor()
  await isOpenToAll(person, 'the JSON view')

  const silent = await connected(person, await saved(person, 'silent', { timeoutMs: 300 }))
  await page.goto(`${silent}/tools/wait/try`)
  await trying.call.click()
  await expect(trying.result).toContainText('Timed out')
  await isOpenToAll(person, 'timed out')
  const slow = await connected(person, await saved(person, 'progress'))
  await page.goto(`${slow}/tools/count/try`)
  await trying.field('/steps').fill('1000')
  await trying.call.click()
  await expect(trying.result).toContainText('of 1,000')
  await isOpenToAll(person, 'running')
  await trying.cancel.click()
  await expect(trying.result).toContainText('Cancelled')
  await isOpenToAll(person, 'cancelled')
  const breaking = await connected(person, await saved(person, 'breaks-output'))
  await page.goto(`${breaking}/tools/breaks/try`)
  await trying.call.click()
  await expect(trying.result).toContainText('breaks its schema')
  await isOpenToAll(person, 'an answer that breaks its schema')
  await person.server.tool('error').click()
  await trying.call.click()
  await expect(trying.result).toContainText('Tool error')
  await isOpenToAll(person, 'a tool error')
  const odd = await connected(person, await saved(person, 'odd-answers'))
  await page.goto(`${odd}/tools/error_with_data/try`)
  await trying.call.click()
  await expect(trying.result).toContainText('-32050')
  await isOpenToAll(person, 'a protocol error')

  await drawer.open('Wire')
  await drawer.frames.first().click()
  await drawer.frame.getByRole('tree').waitFor()
  await isOpenToAll(person, 'Wire with a frame')
  await drawer.open('Stderr')
  await isOpenToAll(person, 'Stderr')
  await drawer.open('Calls')
  await drawer.calls.first().click()
  await isOpenToAll(person, 'Calls')
})

for (const width of [900, 360]) {
  test(`at a width of ${width} everything is still open to all`, async ({ person }) => {
    const { page, trying } = person
    const drawer = new Drawer(page)
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 })
    await isOpenToAll(person, 'home')
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('textbox', { name: 'Idle time' }).waitFor()
    await isOpenToAll(person, 'settings')
    await page.goto(`${person.product.url}/servers/new`)
    await person.adding.paste(pasted['a command'])
    await isOpenToAll(person, 'adding')
    await person.product.ask('/api/connections/sample', { method: 'POST' })
    await page.goto(`${await connected(person, `${person.product.url}/servers/sample`)}/tools/station_report/try`)
    await trying.field('/station_id').fill('ST-001')
    await trying.call.click()
    await expect(trying.result).toContainText('Answered')
    await isOpenToAll(person, 'answered')
    await page.getByRole('button', { name: /^Tools \d+/ }).click()
    await person.server.tools.first().waitFor()
    await isOpenToAll(person, 'the list of tools')
    await page.keyboard.press('Escape')
    await person.server.show('Definition')
    await isOpenToAll(person, 'definition')
    await person.server.show('Preview')
    await new PreviewPanel(page).model.waitFor()
    await isOpenToAll(person, 'preview')
    await drawer.open('Wire')
    await drawer.frames.first().click()
    await drawer.frame.waitFor()
    await isOpenToAll(person, 'Wire')
    await new Palette(page).open()
    await isOpenToAll(person, 'the palette')
  })
}

test('the designer is open to all', async ({ person }) => {
  const { page } = person
  await page.goto(`${person.product.url}/toolsets/new`)
  await page.getByLabel('Or begin from definitions you have').fill('{ "tools": [')
  await page.getByText('line 1').waitFor()
  await isOpenToAll(person, 'a new toolset, with text that is broken off')
  const empty: Toolset = { format: 1, name: 'empty', rules: 'mcp', nodes: [] }
  await opensToolset(person, empty, '')
  await page.getByText('An empty toolset').waitFor()
  await isOpenToAll(person, 'a toolset without tools')

  await new Designer(page).begins('gh', 'A command line')
  await page.getByRole('region', { name: 'Description', exact: true }).waitFor()
  await isOpenToAll(person, 'a group')
  const design = new Designer(page)
  await design.node('list').click({ modifiers: ['ControlOrMeta'] })
  await design.node('cache').click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('toolbar', { name: 'Chosen nodes' }).waitFor()
  await isOpenToAll(person, 'several nodes chosen')
  await design.node('delete').click()
  await page.getByRole('button', { name: 'More about cache_id' }).click()
  await isOpenToAll(person, 'a tool with a field opened')
  for (const panel of ['Try', 'Preview', 'Code']) {
    await page.getByRole('tab', { name: panel, exact: true }).first().click()
    await page.getByRole('tabpanel', { name: panel, exact: true }).first().waitFor()
    await isOpenToAll(person, `${panel} of a design`)
  }
  for (const [entry, words] of [
    ['Settings of this toolset', 'Guidance'],
    ['Versions', 'One version so far'],
  ] as const) {
    await page.getByRole('button', { name: 'Toolset menu' }).click()
    await isOpenToAll(person, 'the menu of a toolset')
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByText(words).first().waitFor()
    await isOpenToAll(person, entry)
  }
})
