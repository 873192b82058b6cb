import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Json } from '#shared/tool/json'
import { expect, test } from '../fixtures'
import { type Case, hardestForms } from '../forms/hardest'
import { ownCases } from '../forms/own-cases'
import { plainValue } from '../forms/values'
import { Filling } from '../pages/filling'
import { ownServer, type Person } from '../pages/person'

const corpus = join(process.env.TOOLWRIGHT_CORPUS || resolve('../shared/corpus'), 'tools')
const noCorpus = existsSync(corpus) ? false : `There is no corpus of tool lists in ${corpus}; TOOLWRIGHT_CORPUS may name one.`

test.describe.configure({ mode: 'parallel' })
// Dozens of forms pass through one page: recording each step of it costs more than the steps.
test.use({ trace: 'off' })

/** A server that lists the tools of these cases and notes what it is sent. */
async function served(person: Person, cases: readonly Case[]): Promise<() => string | undefined> {
  const [list, log] = [test.info().outputPath('tools.json'), test.info().outputPath('log')]
  writeFileSync(list, JSON.stringify({ tools: cases.map(({ name, inputSchema }) => ({ name, inputSchema })) }))
  await person.connectsTo(ownServer('echoes', list, '--log', log))
  return () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) : undefined)
}

async function opens(person: Person, { name }: Case): Promise<void> {
  await person.server.filter.fill(name)
  await person.server.tool(name).click()
  await expect(person.page).toHaveURL(new RegExp(`/tools/${name}`))
}

async function sends(person: Person, sent: () => string | undefined, value: Json, name: string): Promise<void> {
  await expect(person.page.getByText('arguments valid'), name).toBeVisible()
  await expect(person.trying.form.locator('[aria-invalid=true]'), name).toHaveCount(0)
  await person.trying.call.click()
  await expect.poll(sent, { message: name, intervals: [30] }).toBe(JSON.stringify(value))
}

async function goesThrough(person: Person, cases: readonly Case[]): Promise<void> {
  test.slow()
  const complaints: string[] = []
  person.page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  const sent = await served(person, cases)
  const editor = person.page.getByRole('textbox', { name: 'Arguments as JSON' })
  for (const each of cases) {
    await opens(person, each)
    await person.trying.view('JSON')
    await editor.fill(JSON.stringify(each.value))
    await person.trying.view('Form')
    await sends(person, sent, each.value, each.name)
  }
  expect(complaints).toEqual([])
}

async function isTyped(person: Person, cases: readonly Case[]): Promise<void> {
  test.slow()
  const sent = await served(person, cases)
  for (const each of cases) {
    await opens(person, each)
    await new Filling(person.trying, each.inputSchema).fill(each.value)
    await sends(person, sent, each.value, each.name)
  }
}

test('what is put in as JSON passes through our hard forms unchanged', async ({ person }) => {
  await goesThrough(person, ownCases)
})

test('hard forms can be filled in by their controls alone', async ({ person }) => {
  await isTyped(person, ownCases)
})

test('what is put in as JSON passes through the forty hardest forms of real tools unchanged', async ({ person }) => {
  test.skip(noCorpus !== false, noCorpus || '')
  await goesThrough(person, hardestForms(corpus, 40))
})

test('what ten of the hardest real tools require can be typed', async ({ person }) => {
  test.skip(noCorpus !== false, noCorpus || '')
  await isTyped(
    person,
    hardestForms(corpus, 10).map((each) => ({ ...each, value: plainValue(each.inputSchema) })),
  )
})

const lists: Case = {
  name: 'lists',
  inputSchema: {
    type: 'object',
    properties: {
      words: { type: 'array', items: { type: 'string' } },
      numbers: { type: 'array', items: { type: 'integer' } },
      when: { type: 'string', format: 'date-time' },
      day: { type: 'string', format: 'date' },
      key: { type: 'string', format: 'password' },
      note: { type: ['string', 'null'], examples: ['an example'] },
      data: { type: 'string', contentEncoding: 'base64' },
      open: { type: 'boolean' },
    },
  },
  value: {},
}

test('rows are moved by drag, by keys and by menu, the focus goes with them, and the move is told', async ({ person }) => {
  const { trying, page } = person
  const sent = await served(person, [lists])
  await opens(person, lists)
  await trying.press('/words', 'Add an item')
  await trying.field('/words/0').fill('a')
  await trying.field('/words/0').press('Enter')
  await expect(trying.field('/words/1')).toBeFocused()
  await page.keyboard.type('b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('c')

  await page.keyboard.press('Alt+ArrowUp')
  await expect(trying.field('/words/1')).toBeFocused()
  await expect(trying.field('/words/1')).toHaveValue('c')
  await expect(trying.form.getByRole('status')).toHaveText('Item 3 is now item 2 of 3.')

  await trying.row('/words', 0).menu('Move down')
  await expect(trying.field('/words/0')).toHaveValue('c')
  await trying.row('/words', 0).more.click()
  await expect(page.getByRole('menuitem', { name: /^Move up/ })).toContainText('it is the first')
  await page.keyboard.press('Escape')

  const [from, to] = await Promise.all([0, 2].map((index) => trying.row('/words', index).grip.boundingBox()))
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 14)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 24, { steps: 4 })
  await page.mouse.up()
  await expect(trying.field('/words/2')).toHaveValue('c')
  await expect(trying.place('/words').locator('[data-row="2"]:focus-within')).toBeVisible()
  await sends(person, sent, { words: ['a', 'b', 'c'] }, 'rows')
})

test('several pasted lines become several rows, and a row stays while its number is half typed', async ({ person }) => {
  const { trying, page } = person
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent = await served(person, [lists])
  await opens(person, lists)
  await trying.press('/words', 'Add an item')
  await page.evaluate(() => navigator.clipboard.writeText('one\ntwo\n three\n'))
  await trying.field('/words/0').press('Control+v')
  await expect(trying.field('/words/2')).toHaveValue(' three')
  await trying.press('/numbers', 'Add an item')
  await trying.field('/numbers/0').fill('')
  await expect(trying.place('/numbers/0')).toContainText('A value is missing here.')
  await trying.field('/numbers/0').pressSequentially('1e')
  await expect(trying.field('/numbers/0')).toHaveValue('1e')
  await trying.field('/numbers/0').pressSequentially('3')
  await expect(trying.place('/numbers')).not.toContainText('not a number')
  await sends(person, sent, { words: ['one', 'two', ' three'], numbers: [1000] }, 'pasted')
})

test('dates can be picked, secrets are masked, null is typed over, a file has its name', async ({ person }) => {
  const { trying, page } = person
  const sent = await served(person, [lists])
  await opens(person, lists)
  await trying.field('/when').fill('any text')
  await expect(trying.place('/when').getByRole('button', { name: /Pick date and time, in your time zone \(/ })).toBeVisible()
  await trying.place('/when').locator('input[type=datetime-local]').fill('2026-11-10T09:00')
  await expect(trying.field('/when')).toHaveValue(/^2026-11-10T09:00:00(Z|[+-]\d\d:\d\d)$/)
  await trying.place('/day').locator('input[type=date]').fill('2026-11-11')
  await expect(trying.field('/day')).toHaveValue('2026-11-11')
  await trying.field('/key').fill('secret')
  await expect(trying.field('/key')).toHaveAttribute('type', 'password')
  await trying.press('/key', 'Show what is typed')
  await expect(trying.field('/key')).toHaveAttribute('type', 'text')
  await trying.menu('/note', /^Set to null/)
  await expect(trying.field('/note')).toHaveValue('null')
  await trying.field('/note').focus()
  await page.keyboard.type('a')
  await expect(trying.field('/note')).toBeFocused()
  await page.keyboard.type('bc')
  await expect(trying.field('/note')).toHaveValue('abc')
  await trying
    .place('/data')
    .locator('input[type=file]')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(trying.place('/data')).toContainText('menu.txt')
  await expect(trying.place('/data')).toContainText('5 B')
  const when = await trying.field('/when').inputValue()
  await sends(person, sent, { when, day: '2026-11-11', key: 'secret', note: 'abc', data: 'aGVsbG8=' }, 'formats')
})

test('the menu of a field says why something cannot be done', async ({ person }) => {
  const { trying, page } = person
  await served(person, [lists])
  await opens(person, lists)
  await trying.place('/open').hover()
  await trying.place('/open').getByRole('button', { name: 'More for open' }).click()
  await expect(page.getByRole('menuitem', { name: /^Unset/ })).toContainText('it is unset')
  await expect(page.getByRole('menuitem', { name: /^Set to null/ })).toContainText('not allowed here')
  await expect(page.getByRole('menuitem', { name: /^Use example/ })).toContainText('the schema has none')
  await expect(page.getByRole('menuitem', { name: /^Copy path/ })).toContainText('/open')
  await page.getByRole('menuitem', { name: /^Set to null/ }).click({ force: true })
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await trying.menu('/note', /^Use example/)
  await expect(trying.field('/note')).toHaveValue('an example')
})

test('a schema that needs itself for ever is opened on demand, and a huge one starts as JSON', async ({ person }) => {
  const endless: Case = {
    name: 'endless',
    inputSchema: {
      type: 'object',
      properties: { filter: { $ref: '#/$defs/Filter' } },
      required: ['filter'],
      $defs: {
        Filter: {
          oneOf: [
            { title: 'Not', type: 'object', properties: { not: { $ref: '#/$defs/Filter' } }, required: ['not'] },
            { title: 'Word', type: 'string' },
          ],
        },
      },
    },
    value: {},
  }
  const names = Array.from({ length: 160 }, (_, index) => `field${index}`)
  const huge: Case = {
    name: 'huge',
    inputSchema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])), required: names },
    value: {},
  }
  const { trying, page } = person
  await served(person, [endless, huge])
  await opens(person, endless)
  await trying.press('/filter/not/not', 'Open')
  await expect(trying.place('/filter/not/not/not')).toBeVisible()
  await opens(person, huge)
  await expect(trying.form).toContainText('more than 150 fields, so its JSON comes first')
  await page.getByRole('button', { name: 'Show the form' }).click()
  await trying.field('/field159').fill('last')
  await opens(person, endless)
  await opens(person, huge)
  await expect(trying.field('/field159')).toHaveValue('last')
})

test('a form with rows, pickers, null and a file has no barriers', async ({ person }) => {
  await served(person, [lists])
  await opens(person, lists)
  await person.trying.view('JSON')
  await person.page
    .getByRole('textbox', { name: 'Arguments as JSON' })
    .fill(JSON.stringify({ words: ['a', 'b'], numbers: [1], when: 'no date', note: null, data: 'aGVsbG8=', further: { any: 1 } }))
  await person.trying.view('Form')
  await expect(person.trying.place('/when')).toContainText('not a valid date-time')
  expect(await person.findsBarriers()).toEqual([])
})
