import { expect, test } from '../fixtures'
import { copyPanel, opensToolset, savedToolset } from '../pages/toolsets'

test('a call from history becomes an example, and Try on the design answers from it and says that it is a mock', async ({ person }) => {
  const { page, trying } = person
  await person.home.sample.click()
  await person.server.tool('station_report').click()
  await trying.field('/station_id').fill('ST-001')
  await trying.call.click()
  await expect(trying.result).toContainText('Answered')

  await page.getByRole('button', { name: 'Calls' }).click()
  await page.getByRole('region', { name: 'Drawer: Calls' }).getByRole('button', { name: 'Keep as an example…' }).click()
  const panel = copyPanel(person)
  await expect(panel).toContainText('the tool is copied along')
  await panel.getByLabel('Name of the new toolset').fill('reports')
  await panel.getByLabel('Title').fill('The harbour')
  expect(await person.findsBarriers()).toEqual([])
  await panel.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept a call of station_report as an example in reports' })).toBeVisible()

  await trying.result.getByRole('button', { name: 'Keep as an example…' }).click()
  await expect(panel.getByRole('radio', { name: /reports/ })).toBeChecked()
  await expect(panel).toContainText('added to the tool of that name')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/\/toolsets\/.*\/definition/)
  const answer = (await savedToolset(person, 'reports')).toolset.nodes[0]?.design?.examples?.[0]?.answer
  expect(answer).toHaveProperty('structuredContent')
  await page.getByRole('tab', { name: 'Try' }).click()
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('menuitem', { name: /^The harbour/ }).click()
  await expect(trying.field('/station_id')).toHaveValue('ST-001')
  await page.keyboard.press('Control+Enter')
  await expect(trying.result).toContainText('Mock answer')
  await expect(trying.result).toContainText('It comes from the example “The harbour”. No server was called.')
  await expect(trying.result).toContainText('fits the output schema')
  expect(await person.findsBarriers()).toEqual([])

  await trying.field('/station_id').fill('ST-777')
  await page.getByRole('button', { name: /^Ask the mock/ }).click()
  await expect(trying.result).toContainText('It comes from the output schema, made up.')
  await expect(trying.result).toContainText('fits the output schema')
})

test('arguments that do not fit are shown first; without anything to answer with the mock says so', async ({ person }) => {
  const { page, trying } = person
  const tool = { name: 'greet', inputSchema: { type: 'object', properties: { who: { type: 'string' } }, required: ['who'] } }
  await opensToolset(person, { format: 1, name: 'greetings', rules: 'mcp', nodes: [{ id: 'g', tool }] }, 'tools/g/try')
  await page.getByRole('button', { name: /^Ask the mock/ }).click()
  await expect(trying.problems).toHaveText('1 field to correct')
  await expect(trying.field('/who')).toBeFocused()
  await page.keyboard.type('you')
  await page.keyboard.press('Control+Enter')
  await expect(trying.result).toContainText('there is no example and no output schema to answer with')
  await trying.result.getByRole('button', { name: 'Keep as an example' }).click()
  await expect(trying.result).toContainText('kept as an example')
  await expect.poll(async () => (await savedToolset(person, 'greetings')).toolset.nodes[0]?.design?.examples?.length).toBe(1)
})

test('an example is written by the tool’s own form, its answer from a value, moved and taken away', async ({ person }) => {
  const { page } = person
  const tool = {
    name: 'greet',
    inputSchema: { type: 'object', properties: { who: { type: 'string' } }, required: ['who'] },
    outputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  }
  await opensToolset(person, { format: 1, name: 'greetings', rules: 'mcp', nodes: [{ id: 'g', tool }] }, 'tools/g/definition')
  const examples = page.getByRole('region', { name: 'Examples' })
  const kept = async () => (await savedToolset(person, 'greetings')).toolset.nodes[0]?.design?.examples
  await examples.getByRole('button', { name: 'Add an example' }).click()
  await expect(examples).toContainText('generated tests leave this example out')
  await examples.getByLabel('Title').fill('A friend')
  await examples.getByRole('textbox', { name: /^who/ }).fill('Ada')
  await expect(examples).not.toContainText('generated tests leave this example out')
  await examples.getByRole('textbox', { name: 'Answer as JSON' }).fill('{"text": "Hello Ada"}')
  await examples.getByRole('button', { name: 'Make this value a result' }).click()
  await expect.poll(kept).toEqual([
    {
      id: 'example-1',
      title: 'A friend',
      arguments: { who: 'Ada' },
      answer: { content: [{ type: 'text', text: '{\n  "text": "Hello Ada"\n}' }], structuredContent: { text: 'Hello Ada' } },
    },
  ])
  expect(await person.findsBarriers()).toEqual([])

  await examples.getByRole('button', { name: 'Duplicate A friend' }).click()
  await examples.getByRole('button', { name: 'Move A friend, copy up' }).click()
  await expect.poll(async () => (await kept())?.map(({ title }) => title)).toEqual(['A friend, copy', 'A friend'])
  await examples.getByRole('button', { name: 'Remove A friend, copy' }).click()
  await expect.poll(async () => (await kept())?.map(({ title }) => title)).toEqual(['A friend'])
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await kept())?.length).toBe(2)
})
