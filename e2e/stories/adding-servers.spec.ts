import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

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
  await expect(person.adding.preview).toContainText('Still asks for Key of the station.')
  await person.adding.part('Value of KEY').fill('a value of my own')
  await expect(person.adding.preview).not.toContainText('Still asks for')
})

for (const [name, server, transport] of [
  ['Streamable HTTP', 'http-server', 'Streamable HTTP'],
  ['the older SSE', 'sse-server', 'SSE'],
] as const) {
  test(`a person adds a server by its URL: ${name}`, async ({ person, listening }) => {
    await person.pastes(await listening(server))
    await expect(person.page.getByRole('radio', { name: transport, exact: true })).toBeChecked()
    await person.adding.connect.click()
    await expect(person.server.header).toContainText('connected')
    await expect(person.server.header).toContainText(transport)
    await expect(person.server.tool('echo')).toBeVisible()
  })
}

test('a URL where nobody listens says so, and what to try', async ({ person }) => {
  await person.connectsTo('http://127.0.0.1:47/mcp')
  await expect(person.page.getByRole('heading', { name: 'The server could not be reached' })).toBeVisible()
  await expect(person.page.getByText('Nothing listens there')).toBeVisible()
  await expect(person.server.advice.getByRole('listitem').first()).toContainText('Start the server, or correct its address')
  await expect(person.server.advice.getByRole('listitem').first().getByRole('link', { name: 'Edit settings' })).toBeVisible()
})

test('what VS Code would ask for is asked for once, covered, and goes wherever it is wanted', async ({ person, listening }) => {
  const secret = 'open-sesame-0815'
  const url = await listening('http-server', '--require-header', `authorization=Bearer ${secret}`)
  await person.pastes(`{
    // VS Code
    "inputs": [
      { "id": "token", "type": "promptString", "description": "Access token", "password": true },
      { "id": "level", "type": "promptString", "description": "How much to log", "default": "info" },
    ],
    "servers": {
      "remote": { "type": "http", "url": "${url}", "headers": { "Authorization": "Bearer \${input:token}" } },
      "local": { "command": "node", "args": ["\${workspaceFolder}/x.mjs", "--level", "\${input:level}"], "env": { "TOKEN": "\${input:token}" } },
    },
  }`)
  await expect(person.adding.understood).toContainText('2 servers in the form of VS Code')
  await person.page.getByLabel('Take local').uncheck()
  await person.adding.connect.click()
  await expect(person.page.getByRole('alert').filter({ hasText: 'still waits for Access token' })).toBeVisible()

  await person.adding.part('Access token').fill(secret)
  await expect(person.adding.part('Access token')).toHaveAttribute('type', 'password')
  await expect(person.page.getByText('still waits for')).toBeHidden()
  await expect(person.adding.preview).toContainText('Authorization: ••••••••')
  await person.page.getByRole('button', { name: 'The next server' }).click()
  await expect(person.adding.part('Access token')).toHaveValue(secret)
  await expect(person.adding.part('How much to log')).toHaveValue('info')
  await expect(person.adding.part('The folder of your project')).toHaveValue('')

  await person.adding.connect.click()
  await expect(person.server.header).toContainText('connected')
  expect((await person.saved()).map(({ name, transport }) => [name, transport.headers])).toEqual([['remote', { Authorization: null }]])
  await expect(person.page.getByText(secret)).toHaveCount(0)
})

test('a server of Cursor with a variable in its header is filled in before it is saved, and saving starts nothing', async ({
  person,
  listening,
}) => {
  const url = await listening('http-server', '--require-header', 'x-key=abcdefgh')
  await person.pastes(JSON.stringify({ mcpServers: { notes: { url, headers: { 'X-Key': '$' + '{env:NOTES_KEY}' } } } }))
  await person.adding.save.click()
  await expect(person.page.getByRole('alert').filter({ hasText: 'the value of the variable NOTES_KEY' })).toBeVisible()
  await person.adding.part('The value of the variable NOTES_KEY').fill('abcdefgh')
  await person.adding.save.click()
  await expect(person.server.header).toContainText('not connected')
  expect((await person.saved()).map(({ name, state }) => [name, state.status])).toEqual([['notes', 'idle']])
  await person.page.getByRole('button', { name: 'Connect', exact: false }).first().click()
  await expect(person.server.header).toContainText('connected')
})

test('JSON that cannot be read names the place', async ({ person }) => {
  await person.pastes('{\n  "mcpServers": {\n    "a": { "command": "x" "args": [] }\n  }\n}')
  await expect(person.page.getByRole('alert')).toContainText('a quote stands at line 3, column 27, where a comma or } should be')
})

test('files dropped on Home are read on the page for new servers; one that is no list of servers says so', async ({ person }) => {
  const config = (name: string) => JSON.stringify({ mcpServers: { [name]: { command: 'node', args: [`${name}.mjs`] } } })
  await person.drops({ name: 'readme.md', text: '# Read me' })
  await expect(person.page.getByRole('alert')).toContainText('readme.md is no JSON.')
  await expect(person.home.title).toBeVisible()

  await person.drops({ name: 'a.json', text: config('one') }, { name: 'b.json', text: config('two') }, { name: 'c.txt', text: 'hello' })
  await expect(person.page.getByRole('heading', { name: 'Add a server' })).toBeVisible()
  await expect(person.adding.understood).toContainText('2 servers')
  await expect(person.page.getByText('c.txt is no JSON.')).toBeVisible()
  expect(await person.saved()).toEqual([])

  await person.drops({ name: 'package.json', text: '{"name": "x"}' })
  await expect(person.page.getByText('package.json: This is JSON, but there is no server in it.')).toBeVisible()
  await expect(person.adding.understood).toContainText('2 servers')
  await person.drops({ name: 'mcp.json', text: config('three') })
  await expect(person.adding.part('Name')).toHaveValue('three')
  await expect(person.adding.field).toHaveValue(config('three'))
})
