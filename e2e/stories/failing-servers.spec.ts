import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

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

test('a crashed server stays down until a person starts it, and says how often it failed', async ({ person, product }) => {
  await person.connectsTo(ownServer('exits', '4'))
  await expect(person.server.tool('echo')).toBeVisible()
  const { id, state } = (await person.saved())[0] as { id: string; state: { pid: number } }
  await product.ask(`/api/connections/${id}/calls`, { method: 'POST', body: { tool: 'exit', arguments: {} } })
  await expect(person.page.getByText(/ended with exit code 4 after .*, before it answered tools\/call/)).toBeVisible()
  await expect(person.page.getByText(`pid ${state.pid}`)).toBeVisible()
  await expect(person.page.getByText('None since Toolwright was started.')).toBeVisible()

  // What it said last is still there, also for one who opens the page anew.
  await person.page.reload()
  await expect(person.server.tool('echo')).toBeVisible()
  await expect(person.page.getByRole('heading', { name: 'The server went away' })).toBeVisible()
  expect((await person.saved())[0]?.state.status).toBe('failed')

  await person.page.keyboard.press('ControlOrMeta+Enter')
  await expect(person.server.header).toContainText('connected')
  await product.ask(`/api/connections/${id}/calls`, { method: 'POST', body: { tool: 'exit', arguments: {} } })
  await expect(person.page.getByRole('region', { name: 'Earlier failures' })).toContainText('The server exited with code 4.')
})

for (const [name, words, advice] of [
  ['401', 'The server answered 401', 'Give it what it asks for'],
  ['500', 'The server answered 500', 'Read the log of the server'],
] as const) {
  test(`an address that answers ${name} shows the answer and what to try`, async ({ person, listening }) => {
    await person.connectsTo(await listening('http-server', '--status', name))
    await expect(person.page.getByText(words)).toBeVisible()
    await expect(person.page.getByRole('region', { name: 'What it answered' })).toContainText('Something is wrong with this server.')
    await expect(person.server.advice.getByRole('listitem').first()).toContainText(advice)
  })
}

test('a web page instead of a server is called that', async ({ person, listening }) => {
  await person.connectsTo(await listening('http-server', '--html'))
  await expect(person.page.getByText('The address answers with text/html, but not with MCP messages')).toBeVisible()
  await expect(person.page.getByRole('region', { name: 'What it answered' })).toContainText('Please sign in')
})

test('a process that says nothing is given up and ended, and no exit is blamed on it', async ({ person }) => {
  await person.pastes(ownServer('silent', '--from-start'))
  await person.page.getByText('More: protocol and times').click()
  await person.adding.part('Time to connect').fill('0.5')
  await person.adding.connect.click()
  await expect(person.page.getByText('The server did not come up within 0.5 s, and was ended')).toBeVisible()
  await expect(person.server.header).not.toContainText('exit code')
  await expect(person.server.advice.getByRole('listitem').first()).toContainText('See whether it waits for something')
})
