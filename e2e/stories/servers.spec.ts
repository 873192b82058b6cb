import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

test('a person connects the sample server and sees its tools', async ({ person }) => {
  await person.home.sample.click()
  await expect(person.server.header).toContainText('connected')
  await expect(person.server.tool('list_stations')).toBeVisible()
  await expect(person.page).toHaveURL(/\/servers\/sample/)
})

test('a deleted server comes back by Undo', async ({ person }) => {
  await person.home.sample.click()
  await expect(person.server.header).toContainText('connected')
  await person.server.choose('Delete')
  await expect(person.page.getByText('Deleted Sample server')).toBeVisible()
  await expect(person.page.getByRole('navigation')).not.toContainText('Sample server')
  await person.page.getByRole('button', { name: 'Undo' }).click()
  await expect(person.page.getByRole('navigation')).toContainText('Sample server')
})

test('a deleted server comes back by Ctrl+Z', async ({ person }) => {
  await person.home.sample.click()
  await expect(person.server.header).toContainText('connected')
  await person.server.choose('Delete')
  await expect(person.page.getByText('Deleted Sample server')).toBeVisible()
  await person.page.keyboard.press('ControlOrMeta+z')
  await expect(person.page.getByRole('navigation')).toContainText('Sample server')
  await expect(person.page.getByText('Deleted Sample server')).toBeHidden()
})

test('a person disconnects, connects and reconnects', async ({ person }) => {
  await person.connectsTo(ownServer('pages'))
  const status = person.server.header.getByRole('status').first()
  await expect(status).toHaveText('connected')
  const pid = async () => (await person.saved())[0]?.state.pid
  const first = await pid()
  await person.server.choose('Reconnect')
  await expect.poll(pid).not.toBe(first)
  await expect(status).toHaveText('connected')

  await person.server.choose('Disconnect')
  await expect(status).toHaveText('not connected')
  expect((await person.saved())[0]?.state).toEqual({ status: 'idle' })
  await person.server.choose('Connect')
  await expect(status).toHaveText('connected')
})

test('a reload keeps the session', async ({ person }) => {
  await person.connectsTo(ownServer('pages'))
  await expect(person.server.header).toContainText('connected')
  const [before] = await person.saved()
  await person.page.reload()
  await expect(person.server.header).toContainText('connected')
  expect((await person.saved())[0]?.state).toEqual(before?.state)
})

test('an edit does not disturb a session, says that it waits for a reconnect, and a reconnect applies it', async ({ person }) => {
  await person.connectsTo(ownServer('many-tools', '3'))
  await expect(person.server.header).toContainText('3 tools')
  const [before] = await person.saved()
  await person.server.choose('Edit')
  const args = person.adding.part('Arguments')
  await args.fill((await args.inputValue()).replace(/3$/, '5'))
  await person.page.getByRole('button', { name: 'Save only' }).click()
  await expect(person.page.getByText('The settings were changed.')).toBeVisible()
  expect((await person.saved())[0]?.state).toEqual(before?.state)
  await person.page.getByRole('button', { name: 'Reconnect' }).click()
  await expect(person.server.header).toContainText('5 tools')
  await expect(person.page.getByText('The settings were changed.')).toBeHidden()
})

test('a value that nobody has filled in is asked for when a server is edited, too', async ({ person, product }) => {
  await product.ask('/api/connections', {
    method: 'POST',
    body: { name: 'open', transport: { type: 'stdio', command: 'node', args: ['$' + '{workspaceFolder}/x.mjs'] } },
  })
  await person.page.getByRole('link', { name: /open/ }).click()
  await expect(person.page.getByText('Still asks for the folder of your project.')).toBeVisible()
  await person.page.getByRole('link', { name: 'Fill in what it asks for' }).click()
  await person.page.getByRole('button', { name: 'Save and connect' }).click()
  await expect(person.page.getByRole('alert').filter({ hasText: 'still waits for the folder of your project' })).toBeVisible()
  expect((await person.saved())[0]?.state.status).toBe('idle')
  await person.adding.part('The folder of your project').fill('/no/such/folder')
  await expect(person.adding.preview).toContainText('node /no/such/folder/x.mjs')
  await person.page.getByRole('button', { name: 'Save only' }).click()
  await expect(person.server.header).toContainText('not connected')
  expect((await person.saved())[0]?.transport.args).toEqual(['/no/such/folder/x.mjs'])
})

test('a duplicate takes the secrets along and starts nothing', async ({ person }) => {
  await person.connectsTo(`STATION_SECRET=abcdefghij ${ownServer('pages')}`)
  await expect(person.server.header).toContainText('connected')
  await person.server.choose('Duplicate')
  await expect(person.page.getByRole('heading', { name: /^Edit .* copy$/ })).toBeVisible()
  await person.page.getByRole('button', { name: 'Save only' }).click()
  await expect(person.server.header).toContainText('not connected')
  const [first, second] = await person.saved()
  expect(second?.transport).toEqual(first?.transport)
  expect(second?.state.status).toBe('idle')
})

test('a person edits a server without typing its secret again', async ({ person, product }) => {
  await person.connectsTo(`STATION_SECRET=abcdefghij ${ownServer('pages')}`)
  await expect(person.server.header).toContainText('connected')
  await person.server.choose('Edit')
  await expect(person.page.getByLabel('Value of STATION_SECRET')).toHaveValue('')
  await person.adding.part('Name').fill('renamed')
  await person.page.getByRole('button', { name: 'Save only' }).click()
  await expect(person.page.getByRole('navigation')).toContainText('renamed')
  const { connections } = (await (await product.ask('/api/connections')).json()) as { connections: { transport: { env: object } }[] }
  expect(connections[0]?.transport.env).toEqual({ STATION_SECRET: null })
})

test('what happens in one tab shows in the other', async ({ person, context }) => {
  const other = await context.newPage()
  await other.goto(person.product.url)
  await expect(other.getByRole('navigation')).toContainText('None yet')
  await person.home.sample.click()
  await expect(person.server.header).toContainText('connected')
  await expect(other.getByRole('navigation').getByRole('link', { name: /^connected Sample server/ })).toBeVisible()

  // The tab that read the events for both is gone: the other one takes over.
  await person.page.close()
  await person.product.ask('/api/connections/sample/disconnect', { method: 'POST' })
  await expect(other.getByRole('navigation').getByRole('link', { name: /^not connected Sample server/ })).toBeVisible()
})
