import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { Drawer } from '../pages/drawer'
import { ownServer } from '../pages/person'

test('a person sees request and answer side by side in Wire, and finds a frame by what is in it', async ({ person }) => {
  const drawer = new Drawer(person.page)
  await person.home.sample.click()
  await person.server.tool('list_stations').click()
  await person.page.getByRole('button', { name: /^Call tool/ }).click()
  await expect(person.page.getByRole('region', { name: 'Result' })).toContainText('Answered')
  await expect(drawer.button('Wire')).toContainText(/\d+ new/)
  await drawer.open('Wire')
  const asked = drawer.frames.filter({ hasText: 'tools/call' })
  await expect(asked).toContainText('sent')
  await expect(asked).toContainText('list_stations')
  await asked.click()
  await expect(drawer.frame).toContainText('sent')
  await drawer.frame.getByRole('button', { name: 'its answer' }).click()
  await expect(drawer.frame).toContainText('received')
  const answered = drawer.frames.and(person.page.locator('[aria-selected=true]'))
  await expect(answered).toContainText('result')
  await expect(answered).toContainText(/\d ms/)

  const all = await drawer.frames.count()
  await drawer.find('protocolVersion')
  await expect(drawer.frames).toHaveCount(2)
  expect(all).toBeGreaterThan(2)
  await drawer.frames.first().click()
  await expect(drawer.frame.getByRole('tree')).toContainText('initialize')
  expect(await person.findsBarriers()).toEqual([])
})

test('frames are narrowed to one method, and the width of the chosen one is set by keys and stays', async ({ person }) => {
  const drawer = new Drawer(person.page)
  await person.home.sample.click()
  await expect(person.server.tool('list_stations')).toBeVisible()
  await drawer.open('Wire')
  await person.page.getByRole('button', { name: 'All frames' }).click()
  await person.page.getByRole('menuitemradio', { name: 'tools/list' }).click()
  await expect(drawer.frames).toHaveText([/tools\/list/, /result.*tools.*kB.*ms/])
  await drawer.frames.first().click()
  const edge = person.page.getByRole('separator', { name: 'Width of the frame' })
  const width = async () => (await drawer.frame.boundingBox())?.width ?? 0
  const before = await width()
  await edge.focus()
  await person.page.keyboard.press('ArrowLeft')
  await expect.poll(width).toBe(before + 16)
  await person.page.reload()
  await drawer.frames.first().click()
  await expect.poll(width).toBe(before + 16)
  await person.page.keyboard.press('Escape')
  await expect(drawer.frame).toBeHidden()
  await expect(drawer.frames.first()).toBeVisible()
  await person.page.keyboard.press('Escape')
  await expect(drawer.frames).toHaveCount(0)
})

test('the frames are saved as a file, one text a line', async ({ person }) => {
  const drawer = new Drawer(person.page)
  await person.home.sample.click()
  await expect(person.server.tool('list_stations')).toBeVisible()
  await drawer.open('Wire')
  await expect(drawer.frames.first()).toContainText('initialize')
  const lines = (await savedText(person.page)).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).jsonrpc)).toEqual(lines.map(() => '2.0'))
})

test('what a noisy server writes beside its messages is shown and told apart', async ({ person }) => {
  const drawer = new Drawer(person.page)
  await person.connectsTo(ownServer('garbage'))
  await expect(person.server.tool('echo')).toBeVisible()
  await drawer.open('Stderr')
  await drawer.find('Garbage server')
  await expect(drawer.lines.first()).toContainText('stdout, no message')
  await expect(drawer.lines.first()).toContainText('*** Garbage server 1.0, listening ***')
  expect(await person.findsBarriers()).toEqual([])
})

test('a flood on stderr is bounded, and the page says how much is gone', async ({ person }) => {
  const drawer = new Drawer(person.page)
  await person.connectsTo(ownServer('stderr-flood'))
  await person.server.tool('flood').click()
  await drawer.open('Stderr')
  await expect(person.page.getByText('Nothing on stderr')).toBeVisible()
  await person.page.getByRole('button', { name: /^Call tool/ }).click()
  await expect(person.page.getByText('95,000 older lines are gone')).toBeVisible()
  await expect(drawer.lines.last()).toContainText('flood: line 100000 of 100000')
  expect(await drawer.lines.count()).toBeLessThan(100)
})

test('a call is made again from Calls, with its arguments back in the form', async ({ person }) => {
  const drawer = new Drawer(person.page)
  const field = person.page.getByRole('region', { name: 'Arguments' }).getByRole('textbox').first()
  await person.connectsTo(ownServer('garbage'))
  await person.server.tool('echo').click()
  await field.fill('the first words')
  await person.page.getByRole('button', { name: /^Call tool/ }).click()
  await expect(person.page.getByRole('region', { name: 'Result' })).toContainText('the first words')
  await field.fill('other words')
  await person.page.getByRole('button', { name: /^Call tool/ }).click()
  await expect(person.page.getByRole('region', { name: 'Result' })).toContainText('other words')

  await person.page.keyboard.press('ControlOrMeta+j')
  await drawer.open('Calls')
  await expect(drawer.calls).toHaveCount(2)
  await expect(drawer.calls.first()).toContainText('other words')
  await expect(drawer.calls.first()).toContainText('Answered')
  await drawer.find('first')
  await drawer.calls.first().getByRole('button', { name: 'Again' }).click()
  await expect(field).toHaveValue('the first words')

  await person.server.tool('no_utf8').click()
  expect(await person.findsBarriers()).toEqual([])
  await drawer.calls.first().getByRole('button', { name: 'Show the result in Try' }).click()
  await expect(person.page).toHaveURL(/\/tools\/echo\/try/)
  await expect(person.page.getByRole('region', { name: 'Result' })).toContainText('the first words')
  await drawer.calls.first().click()
  await person.page.keyboard.press('Escape')
  await expect(drawer.calls).toHaveCount(0)
  await expect(drawer.button('Calls')).toBeFocused()
  await person.page.reload()
  await expect(field).toHaveValue('the first words')
})

test('a closed drawer counts what came without reading it; the texts come when somebody looks', async ({ person }) => {
  const drawer = new Drawer(person.page)
  await person.connectsTo(ownServer('big'))
  await person.server.tool('big').click()
  await expect(drawer.button('Wire')).toContainText(/\d+ new/)
  const sizes: Promise<number>[] = []
  person.page.on('response', (response) => {
    if (/\/(frames|stderr|calls)\?/.test(response.url()) && response.request().method() === 'GET')
      sizes.push(response.body().then((body) => body.length))
  })
  await person.page.locator('[data-at="/bytes"] input').fill('3000000')
  await person.page.getByRole('button', { name: /^Call tool/ }).click()
  await expect(person.page.getByRole('region', { name: 'Result' })).toContainText('Answered')
  await expect(drawer.button('Calls')).toContainText('1 new')
  await expect(drawer.button('Wire')).toContainText('7 new')
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThan(2000)

  await drawer.open('Wire')
  await expect(drawer.frames.filter({ hasText: 'tools/call' })).toBeVisible()
  await expect(drawer.frames.last()).toContainText(/3\.\d MB/)
  expect(Math.max(...(await Promise.all(sizes)))).toBeGreaterThan(3_000_000)
  await person.page.keyboard.press('ControlOrMeta+j')
  await expect(drawer.button('Wire')).toHaveText('Wire')
})

test('a file of frames holds no secret of the connection, whatever the server repeats', async ({ person }) => {
  const token = 'sk-live/ÄÖ"42" 98765432'
  const drawer = new Drawer(person.page)
  const [command, ...args] = ownServer('secrets').split(' ')
  await person.connectsTo(JSON.stringify({ mcpServers: { secrets: { command, args, env: { SECRET_TOKEN: token } } } }))
  for (const tool of ['in_result', 'in_error']) {
    await person.server.tool(tool).click()
    await person.page.getByRole('button', { name: /^Call tool/ }).click()
    await expect(person.page.getByRole('region', { name: 'Result' })).toContainText(/Answered|-32000/)
  }
  await drawer.open('Wire')
  await expect(drawer.frames.filter({ hasText: 'tools/call' })).toHaveCount(2)
  const text = await savedText(person.page)
  expect(text).toContain('•••')
  for (const form of [token, JSON.stringify(token).slice(1, -1), encodeURIComponent(token)]) expect(text).not.toContain(form)
})

/** What the button of the list puts into a file. */
async function savedText(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  return readFileSync(await (await saved).path(), 'utf8')
}
