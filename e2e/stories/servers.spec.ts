import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

test('a person connects the sample server and sees its tools', async ({ person }) => {
  await person.home.sample.click()
  await expect(person.server.header).toContainText('connected')
  await expect(person.server.tool('list_stations')).toBeVisible()
  await expect(person.page).toHaveURL(/\/servers\/sample/)
})

test('a person sees the full command before anything runs', async ({ person, product }) => {
  await person.page.getByRole('link', { name: 'Add a server' }).first().click()
  await person.adding.paste(`GREETING=hello ${ownServer('pages')} "two words"`)
  await expect(person.adding.preview).toContainText('GREETING=••••••••')
  await expect(person.adding.preview).toContainText(`${ownServer('pages')} 'two words'`)
  await expect(person.adding.part('Command')).toHaveValue('node')
  const before = (await (await product.ask('/api/connections')).json()) as { connections: unknown[] }
  expect(before.connections).toEqual([])

  await person.adding.part('Name').fill('paged')
  await person.adding.connect.click()
  await expect(person.server.header).toContainText('connected')
  await expect(person.page.getByRole('navigation').getByRole('link', { name: /paged/ })).toBeVisible()
})

test('a person takes two of three servers out of an mcp.json, and saves without starting them', async ({ person, product }) => {
  await person.page.getByRole('link', { name: 'Add a server' }).first().click()
  await person.adding.paste(
    JSON.stringify({
      mcpServers: {
        one: { command: 'sudo', args: ['one'] },
        two: { url: 'http://127.0.0.1:9/mcp', headers: { Authorization: 'Bearer abcdefgh' } },
        three: { command: 'three' },
      },
    }),
  )
  await expect(person.adding.understood).toContainText('3 servers in the form of Claude and Cursor')
  await expect(person.adding.preview).toContainText('It asks for the rights of another user.')
  await person.page.getByLabel('Take three').uncheck()
  await expect(person.adding.connect).toHaveText(/Connect 2 servers/)
  await person.adding.save.click()
  await expect(person.server.header).toContainText('not connected')
  const { connections } = (await (await product.ask('/api/connections')).json()) as {
    connections: { name: string; state: { status: string } }[]
  }
  expect(connections.map(({ name, state }) => `${name} ${state.status}`).toSorted()).toEqual(['one idle', 'two idle'])
})

test('a server that asks for a value is not started until it has one', async ({ person }) => {
  await person.page.getByRole('link', { name: 'Add a server' }).first().click()
  await person.adding.paste(
    `{ // from VS Code
      "inputs": [{ "id": "key", "type": "promptString", "description": "Key of the station", "password": true }],
      "servers": { "station": { "command": "node", "args": ["x.mjs"], "env": { "KEY": "\${input:key}" } } } }`,
  )
  await person.adding.connect.click()
  await expect(person.page.getByRole('alert')).toContainText('still waits for Key of the station')
  await person.adding.part('Value of KEY').fill('a value of my own')
  await expect(person.adding.preview).not.toContainText('Key of the station')
})

test('a server that fails shows its exit code, its last words and what to try', async ({ person }) => {
  await person.connectsTo(ownServer('exits', '--at-start', '7'))
  await expect(person.page.getByRole('heading', { name: 'The server did not start' })).toBeVisible()
  await expect(person.server.header).toContainText('exit code 7')
  await expect(person.server.stderr).toContainText('the settings are wrong: no such station')
  await expect(person.server.advice).toContainText('Start it again')
})

test('a program that is not there is named', async ({ person }) => {
  await person.connectsTo('no-such-program --stdio')
  await expect(person.page.getByRole('heading', { name: 'The server did not start' })).toBeVisible()
  await expect(person.server.advice.getByRole('listitem').first()).toContainText('Give a program that is there')
})

test('a server that ends while a tool is open says so, and the tool stays', async ({ person, product }) => {
  await person.connectsTo(ownServer('exits', '4'))
  await person.server.tool('echo').click()
  await expect(person.page).toHaveURL(/\/tools\/echo\//)
  const { connections } = (await (await product.ask('/api/connections')).json()) as { connections: { id: string }[] }
  await product.ask(`/api/connections/${connections[0]?.id}/calls`, { method: 'POST', body: { tool: 'exit', arguments: {} } })
  await expect(person.page.getByText('The server went away: The server exited with code 4.')).toBeVisible()
  await expect(person.page.getByRole('heading', { name: 'echo' })).toBeVisible()
  await person.page.getByRole('link', { name: 'See what happened' }).click()
  await expect(person.page.getByRole('heading', { name: 'The server went away' })).toBeVisible()
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

for (const theme of ['light', 'dark'] as const) {
  test(`home, adding a server and a server's page have no barriers, ${theme}`, async ({ person }) => {
    await person.page.emulateMedia({ colorScheme: theme })
    expect(await person.findsBarriers()).toEqual([])

    await person.page.getByRole('link', { name: 'Add a server' }).first().click()
    await person.adding.paste('{"mcpServers": {"a": {"command": "sudo", "env": {"KEY": "v"}}, "b": {"url": "http://127.0.0.1:9/mcp"}}}')
    expect(await person.findsBarriers()).toEqual([])

    await person.adding.paste(ownServer('exits', '--at-start', '1'))
    await person.adding.connect.click()
    await expect(person.page.getByRole('heading', { name: 'The server did not start' })).toBeVisible()
    expect(await person.findsBarriers()).toEqual([])

    await person.page.getByRole('link', { name: 'Home', exact: true }).click()
    await person.home.sample.click()
    await expect(person.server.tool('list_stations')).toBeVisible()
    expect(await person.findsBarriers()).toEqual([])

    await person.page.keyboard.press('ControlOrMeta+k')
    await expect(person.page.getByRole('combobox', { name: 'Search or run' })).toBeVisible()
    await expect.poll(() => person.findsBarriers()).toEqual([])
  })
}
