import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { Call } from '#shared/calls/call'
import { expect, test } from '../fixtures'
import { Drawer } from '../pages/drawer'
import { ownServer, Person } from '../pages/person'

const starts = (url: string) => /\/calls\?(stream=1|wait=0)$/.test(url)

/** How many answers to calls that stay open the page has had at once, at most. */
function watchStreams(page: Page): () => number {
  const open = new Set<unknown>()
  let most = 0
  page.on('request', (request) => {
    if (!request.url().endsWith('/calls?stream=1')) return
    open.add(request)
    most = Math.max(most, open.size)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => most
}

test('eight slow calls at once leave the page awake, and each answer arrives', async ({ person }, info) => {
  test.slow()
  const most = watchStreams(person.page)
  await person.connectsTo(ownServer('slow'))
  const gate = info.outputPath('gate')
  const tools = Array.from({ length: 8 }, (_, index) => `slow_${index + 1}`)
  for (const name of tools) {
    await person.server.tool(name).click()
    await person.trying.field('/until').fill(gate)
    const started = person.page.waitForRequest((request) => starts(request.url()))
    await person.trying.call.click()
    await started
    await expect(person.trying.cancel).toBeVisible()
  }
  const { calls } = (await (await person.product.ask('/api/calls')).json()) as { calls: Call[] }
  expect(calls.map(({ status }) => status)).toEqual(tools.map(() => 'running'))
  await person.server.tool('slow_9').click()
  await person.trying.field('/ms').fill('10')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('slow_9 is done')
  writeFileSync(gate, '')
  for (const name of tools) {
    await person.server.tool(name).click()
    await expect(person.trying.result).toContainText(`${name} is done`)
  }
  expect(most()).toBe(2)
})

test('a call is seen in a second tab while it runs, can be cancelled there, and its answer is in both', async ({
  person,
  context,
}, info) => {
  await person.connectsTo(ownServer('slow'))
  await person.server.tool('slow_1').click()
  const gate = info.outputPath('gate')
  await person.trying.field('/ms').fill('10')
  await person.trying.field('/until').fill(gate)
  const second = new Person(await context.newPage(), person.product)
  await second.page.goto(person.page.url())
  await expect(second.trying.result).toContainText('No call yet')

  await person.trying.call.click()
  await expect(second.trying.result).toContainText('Running')
  await expect(second.trying.cancel).toBeVisible()
  await expect(second.trying.result).toContainText('slow_1 is half-way')
  writeFileSync(gate, '')
  for (const { trying } of [person, second]) await expect(trying.result).toContainText('slow_1 is done')

  await person.trying.field('/ms').fill('60000')
  await person.trying.call.click()
  await expect(second.trying.result).toContainText('Running')
  await second.trying.cancel.click()
  for (const { trying } of [person, second]) await expect(trying.result).toContainText('Cancelled')
})

test('a page that comes later to a running call says how far it is, and claims nothing it does not know', async ({
  person,
  context,
}, info) => {
  await person.connectsTo(ownServer('slow'))
  await person.server.tool('slow_1').click()
  const gate = info.outputPath('gate')
  await person.trying.field('/ms').fill('10')
  await person.trying.field('/until').fill(gate)
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('slow_1 is half-way')
  await expect(person.trying.result.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)

  const second = new Person(await context.newPage(), person.product)
  // No news of the call comes any more: what is known from its listing is shown.
  await second.page.route(/\/api\/calls\/[^?]+$/, (route) => route.abort())
  await second.page.goto(person.page.url())
  await expect(second.trying.result).toContainText('slow_1 is half-way')
  await expect(second.trying.result).toContainText('Log messages are shown only where the call was made.')
  await expect(second.trying.result).not.toContainText('no progress')
  await second.page.close()
  writeFileSync(gate, '')
  await expect(person.trying.result).toContainText('slow_1 is done')
})

test('what a person called themselves stays until they ask for the call of another', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.field('/name').fill('mine')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('{"name":"mine"}')
  const [, id] = /servers\/([^/]+)/.exec(person.page.url()) ?? []
  await person.product.ask(`/api/connections/${id}/calls`, { method: 'POST', body: { tool: 'take', arguments: { name: 'other' } } })
  await expect(person.trying.result).toContainText('Another page or program called this tool: answered')
  await expect(person.trying.result).toContainText('{"name":"mine"}')
  expect(await person.findsBarriers()).toEqual([])
  await person.trying.result.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(person.trying.result).toContainText('{"name":"other"}')
  await expect(person.trying.result).not.toContainText('Another page')
})

test('a deadline is chosen for a tool and kept; an answer that comes after it is kept too, marked late', async ({ person }, info) => {
  const drawer = new Drawer(person.page)
  const deadline = person.page.getByRole('button', { name: /^Deadline/ })
  await person.connectsTo(ownServer('slow'))
  await person.server.tool('slow_1').click()
  await expect(deadline).toHaveText('5 min')
  await deadline.click()
  await person.page.getByRole('radio', { name: '60 s' }).check()
  await expect(deadline).toHaveText('60 s')
  await person.page.getByRole('radio', { name: 'Other' }).check()
  await person.page.getByLabel('Seconds').fill('0.4')
  expect(await person.findsBarriers()).toEqual([])
  await person.page.keyboard.press('Escape')
  await expect(deadline).toBeFocused()
  await person.page.reload()
  await expect(deadline).toHaveText('400 ms')

  const gate = info.outputPath('gate')
  await person.trying.field('/until').fill(gate)
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('Timed out')
  await expect(person.trying.result).toContainText('If it answers after all, the answer is kept under Calls, marked late.')
  writeFileSync(gate, '')
  await expect(person.trying.result).toContainText('A late answer came')
  await person.trying.result.getByRole('button', { name: 'Show it' }).click()
  await expect(person.trying.result).toContainText('slow_1 is done')
  await expect(person.trying.result.getByText('late', { exact: true })).toBeVisible()

  await person.server.tool('slow_2').click()
  await expect(deadline).toHaveText('5 min')
  await drawer.open('Calls')
  await expect(drawer.calls.first()).toContainText('Timed out, late answer')
  expect(await person.findsBarriers()).toEqual([])
  await drawer.calls.first().getByRole('button', { name: 'Show the result in Try' }).click()
  await expect(person.trying.result).toContainText('slow_1 is done')
  await expect(person.trying.result).toContainText(/It came .* after it timed out/)
})

test('a call that timed out is made again with more time', async ({ person }) => {
  await person.connectsTo(ownServer('slow'))
  await person.server.tool('slow_1').click()
  await person.page.getByRole('button', { name: /^Deadline/ }).click()
  await person.page.getByRole('radio', { name: 'Other' }).check()
  await person.page.getByLabel('Seconds').fill('0.7')
  await person.page.keyboard.press('Enter')
  await person.trying.field('/ms').fill('2000')
  await person.trying.call.click()
  await person.trying.result.getByRole('button', { name: 'Call again with 3 s' }).click()
  await expect(person.trying.result).toContainText('slow_1 is done')
})

test('log messages of a call are filtered by their level, and stay with its answer', async ({ person }, info) => {
  await person.connectsTo(ownServer('slow'))
  await person.server.tool('slow_1').click()
  const gate = info.outputPath('gate')
  await person.trying.field('/until').fill(gate)
  await person.trying.call.click()
  const log = person.trying.result.getByRole('region', { name: 'Log of this call' })
  await expect(log).toContainText('slow_1 says debug')
  await log.getByRole('button', { name: 'all levels' }).click()
  await person.page.getByRole('menuitemradio', { name: 'warnings and up' }).click()
  await expect(log).toContainText('2 of 4 messages')
  await expect(log).not.toContainText('says info')
  writeFileSync(gate, '')
  await expect(person.trying.result).toContainText('slow_1 is done')
  await expect(log).toContainText('slow_1 says error')
  await expect(log).not.toContainText('says debug')
})

test('a failed call leaves the last answer one click away', async ({ person }) => {
  await person.connectsTo(ownServer('slow'))
  await person.server.tool('slow_1').click()
  await person.trying.field('/ms').fill('10')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('slow_1 is done')
  await person.trying.field('/ms').fill('60000')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('Running')
  await person.trying.cancel.click()
  await expect(person.trying.result).toContainText('The server was told to stop')
  await person.trying.result.getByRole('button', { name: 'Show it' }).click()
  await expect(person.trying.result).toContainText('slow_1 is done')
  await person.trying.result.getByRole('button', { name: 'Back to the last call' }).click()
  await expect(person.trying.result).toContainText('Cancelled')
})
