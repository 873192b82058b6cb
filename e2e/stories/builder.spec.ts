import type { Json } from '#shared/tool/json'
import { parametersOf } from '#shared/tool/lenses'
import { expect, test } from '../fixtures'
import type { Person } from '../pages/person'
import { SchemaBuilder } from '../pages/schema-builder'
import { opensToolset, savedToolset } from '../pages/toolsets'

/** Opens a design of one tool with this input schema. */
async function builds(person: Person, inputSchema: Json): Promise<SchemaBuilder> {
  const tool = { name: 'find_caches', description: 'Find caches.', inputSchema }
  await opensToolset(person, { format: 1, name: 'gh', rules: 'mcp', nodes: [{ id: 'a', tool }] }, 'tools/a/definition')
  const input = new SchemaBuilder(person.page, 'Input')
  await input.region.waitFor()
  return input
}

/** The input schema as it is saved, as text: the order of keys counts. */
const saved = (person: Person) => async () => JSON.stringify((await savedToolset(person, 'gh')).toolset.nodes[0]?.tool.inputSchema)

test('an author builds a nested input by keyboard alone', async ({ person }) => {
  const { keyboard } = person.page
  const input = await builds(person, { type: 'object' })
  await input.region.getByRole('button', { name: 'Add a parameter' }).focus()
  await keyboard.press('Enter')
  await keyboard.type('repo')
  await keyboard.press('Enter')
  await keyboard.type('filter')
  await keyboard.press('Tab')
  await expect(input.type('filter')).toBeFocused()
  await keyboard.type('object')
  await expect(input.type('filter')).toHaveValue('object')
  await keyboard.press('Shift+Tab')
  await expect(input.name('filter')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.type('branch')
  await keyboard.press('Alt+Shift+ArrowRight')
  await keyboard.press('Enter')
  await keyboard.type('label')
  await expect(input.name('label')).toBeFocused()
  await keyboard.press('Alt+ArrowUp')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type('Only with this label.')
  const label = { type: 'string', description: 'Only with this label.' }
  const filter = { type: 'object', properties: { label, branch: { type: 'string' } }, required: ['label'] }
  await expect.poll(saved(person)).toBe(JSON.stringify({ type: 'object', properties: { repo: { type: 'string' }, filter } }))

  await input.name('branch').focus()
  await keyboard.press('Alt+Shift+ArrowLeft')
  await expect(input.name('branch')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Backspace')
  await expect(input.name('branch')).toBeFocused()
  await keyboard.press('Control+a')
  await keyboard.press('Backspace')
  await expect(input.row('branch')).toContainText('A field needs a name. It is still called branch.')
  await keyboard.press('Backspace')
  await expect(input.name('label')).toBeFocused()
  await expect
    .poll(saved(person))
    .toBe(JSON.stringify({ type: 'object', properties: { repo: { type: 'string' }, filter: { ...filter, properties: { label } } } }))
})

test('a field is drawn by its handle, behind another and into an object', async ({ person }) => {
  const text = { type: 'string' }
  const input = await builds(person, { type: 'object', properties: { a: text, b: text, o: { type: 'object', properties: { c: text } } } })
  const draws = async (field: string, onto: string) => {
    const grip = input.region.getByRole('button', { name: `Move or change ${field}`, exact: true })
    await grip.hover()
    await person.page.mouse.down()
    await input.type(onto).hover({ position: { x: 10, y: 24 } })
    await person.page.mouse.up()
  }
  await draws('a', 'b')
  await expect
    .poll(saved(person))
    .toBe(JSON.stringify({ type: 'object', properties: { b: text, a: text, o: { type: 'object', properties: { c: text } } } }))
  await draws('b', 'c')
  await expect
    .poll(saved(person))
    .toBe(JSON.stringify({ type: 'object', properties: { a: text, o: { type: 'object', properties: { c: text, b: text } } } }))
  await person.page.keyboard.press('Control+z')
  await expect(input.name('b')).toBeVisible()
  await expect.poll(saved(person)).toContain('"properties":{"b"')
})

test('the kinds of a value and the items of a fixed list are added, named and moved', async ({ person }) => {
  const input = await builds(person, { type: 'object', properties: { shape: { type: 'string', minLength: 1 }, point: {} } })
  await input.type('shape').selectOption('union')
  await input.region.getByRole('button', { name: 'Add a kind to shape' }).click()
  await person.page.keyboard.type('By name')
  await person.page.keyboard.press('Alt+ArrowUp')
  await input.type('point').selectOption('tuple')
  await input.region.getByRole('combobox', { name: 'Further items of point' }).selectOption('not allowed')
  await input.name('item 1').focus()
  await person.page.keyboard.type('x')
  await person.page.keyboard.press('Enter')
  await input.type('item 2').selectOption('number')
  const kinds = [{ type: 'string', minLength: 1 }, { type: 'string', title: 'By name' }, { type: 'number' }]
  const items = [{ type: 'string', title: 'x' }, { type: 'number' }]
  await expect.poll(saved(person)).toBe(
    JSON.stringify({
      type: 'object',
      properties: { shape: { anyOf: kinds }, point: { type: 'array', items: false, prefixItems: items } },
    }),
  )
})

test('what is pasted becomes fields, and what cannot be read changes nothing', async ({ person }) => {
  const input = await builds(person, { type: 'object', properties: { id: { type: 'string' } } })
  await input.name('id').focus()
  await input.pastes('limit?: number // how many\ntags: string[]')
  await expect(input.name('tags')).toBeFocused()
  await expect(input.type('tags')).toHaveValue('list of text')
  await input.pastes('id: string\nwhen: {')
  await expect(input.row('tags')).toContainText('Line 2, column 8: The name of a field was expected, but the text ends.')
  await input.region.getByRole('button', { name: 'Paste' }).click()
  await input.region.getByRole('textbox', { name: 'What to make fields from' }).fill('{"id": 1, "at": {"lat": 59.9, "lon": 10.7}}')
  await expect(input.region).toContainText('Understood as a JSON value with 2 fields.')
  await input.region.getByRole('button', { name: 'Add 1 field' }).click()
  await expect(input.type('lat')).toHaveValue('number')
  await expect.poll(saved(person)).toBe(
    JSON.stringify({
      type: 'object',
      properties: {
        id: { type: 'string' },
        limit: { type: 'number', description: 'how many' },
        tags: { type: 'array', items: { type: 'string' } },
        at: { type: 'object', properties: { lat: { type: 'number' }, lon: { type: 'number' } }, required: ['lat', 'lon'] },
      },
      required: ['tags', 'at'],
    }),
  )
})

test('a change of type says what it would lose, and keeps it when asked to', async ({ person }) => {
  const schema = { type: 'object', properties: { size: { type: 'string', pattern: '^\\d+$', default: 'x' } } }
  const input = await builds(person, schema)
  await input.type('size').selectOption('number')
  await expect(input.row('size')).toContainText('This loses pattern ^\\d+$ and the default x.')
  await expect(input.type('size')).toHaveValue('text')
  await input.row('size').getByRole('button', { name: 'Keep it' }).click()
  await expect(input.row('size')).not.toContainText('This loses')
  await input.type('size').selectOption('number')
  await input.row('size').getByRole('button', { name: 'Change the type' }).click()
  await expect.poll(saved(person)).toBe(JSON.stringify({ type: 'object', properties: { size: { type: 'number' } } }))
})

test('rows and JSON are two views with one undo', async ({ person }) => {
  const { page } = person
  const input = await builds(person, { type: 'object', properties: { a: { type: 'string' } } })
  await input.name('a').fill('city')
  await input.shows('JSON')
  await expect(input.json).toContainText('"city"')
  await input.json.fill('{"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer"}}}')
  await input.shows('Rows')
  await expect(input.type('days')).toHaveValue('whole')
  await input.shows('JSON')
  await input.json.fill('{"type": "obj')
  await expect(input.region).toContainText('This is not JSON yet, and the rows stay as they were')
  await input.shows('Rows')
  await expect(input.name('days')).toBeVisible()
  await input.name('days').focus()
  await page.keyboard.press('Control+z')
  await expect(input.name('days')).toHaveCount(0)
  await expect(input.name('city')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(input.name('a')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await expect(input.name('days')).toBeVisible()
})

test('the JSON completes and explains keywords, shows faults at their place, and is undone by the page', async ({ person }) => {
  const { page } = person
  const input = await builds(person, { type: 'object', properties: { a: { type: 'string', minLength: 2 } } })
  await input.shows('JSON')
  await input.json.getByText('"minLength"').hover()
  await expect(page.getByText('The fewest characters.')).toBeVisible()
  await page.mouse.move(0, 0)
  await input.json.getByText('2', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(', "patt')
  await page.getByRole('option', { name: '"pattern"' }).click()
  await page.keyboard.type('"*a"')
  await expect(input.region.locator('.cm-lintRange-error')).toHaveText('"*a"')
  await expect.poll(saved(person)).toContain('"pattern":"*a"')
  await page.keyboard.press('Control+z')
  await expect(input.json).not.toContainText('"*a"')
  await expect.poll(saved(person)).not.toContain('pattern')
})

test('an answer begins with a usual form', async ({ person }) => {
  await builds(person, { type: 'object' })
  const output = new SchemaBuilder(person.page, 'Output')
  await output.region.getByRole('button', { name: 'Page of a list' }).click()
  await expect(output.name('has_next')).toBeVisible()
  await output.region.getByRole('button', { name: 'Output: more' }).click()
  await person.page.getByRole('menuitem', { name: 'Remove output' }).click()
  await expect(output.region).toContainText('none')
  await expect.poll(async () => (await savedToolset(person, 'gh')).toolset.nodes[0]?.tool).not.toHaveProperty('outputSchema')
})

test('what a row cannot show survives, in its place', async ({ person }) => {
  const odd = {
    'x-first': 1,
    properties: {
      $id: { not: { const: '' }, type: 'string', 'x-order': 3 },
      shape: { oneOf: [{ title: 'Circle', type: 'object', properties: { r: { type: 'number', min: 1 } } }, { type: 'string' }] },
    },
    type: 'object',
    patternProperties: { '^x-': { type: ['string', 'null'] } },
    unevaluatedProperties: false,
  }
  const input = await builds(person, odd)
  await expect(input.row('$id')).toContainText('more in JSON')
  await input.opens('$id')
  await expect(input.row('$id')).toContainText('More in JSON: not, x-order')
  await input.name('$id').fill('id')
  await input.region.getByRole('textbox', { name: 'Description of id', exact: true }).fill('Which one.')
  await input.name('r').fill('radius')
  await expect(input.name('radius')).toHaveValue('radius')
  await expect.poll(saved(person)).toBe(
    JSON.stringify({
      ...odd,
      properties: {
        id: { description: 'Which one.', not: { const: '' }, type: 'string', 'x-order': 3 },
        shape: { oneOf: [{ title: 'Circle', type: 'object', properties: { radius: { type: 'number', min: 1 } } }, { type: 'string' }] },
      },
    }),
  )
})

test('choices, conditions and definitions are made without JSON', async ({ person }) => {
  const input = await builds(person, {
    type: 'object',
    properties: { mode: { type: 'string' }, url: { type: 'string' }, home: { type: 'object', properties: { street: { type: 'string' } } } },
  })
  await input.type('mode').selectOption('choice')
  const values = input.row('mode').getByRole('textbox', { name: /^Value \d/ })
  await values.first().fill('file')
  await values.first().press('Enter')
  await values.nth(1).fill('url')
  await input.row('mode').getByRole('textbox', { name: 'Title of value 2' }).fill('From the web')
  await input.region.getByRole('button', { name: 'Input: more' }).click()
  await person.page.getByRole('menuitem', { name: 'About the object' }).click()
  await input.region.getByRole('button', { name: 'When a field has a value, require others' }).click()
  await input.region.getByRole('combobox', { name: 'When mode' }).selectOption('is')
  await input.region.getByRole('combobox', { name: 'Value of mode' }).selectOption('From the web')
  await input.region.getByRole('button', { name: 'Move or change home' }).click()
  await person.page.getByRole('menuitem', { name: 'Make it a definition' }).click()
  await expect(input.type('home')).toHaveValue('#/$defs/Home')
  await expect(input.name('Home')).toBeVisible()
  await expect.poll(saved(person)).toBe(
    JSON.stringify({
      type: 'object',
      properties: {
        mode: { type: 'string', oneOf: [{ const: 'file' }, { const: 'url', title: 'From the web' }] },
        url: { type: 'string' },
        home: { $ref: '#/$defs/Home' },
      },
      allOf: [{ if: { properties: { mode: { const: 'url' } }, required: ['mode'] }, then: { required: ['url'] } }],
      $defs: { Home: { type: 'object', properties: { street: { type: 'string' } } } },
    }),
  )
  expect(await person.findsBarriers()).toEqual([])
})

test('a name that is taken is no name on the way to it either', async ({ person }) => {
  await opensToolset(
    person,
    { format: 1, name: 's', rules: 'mcp', nodes: [{ id: 't', tool: { name: 't', inputSchema: taken } }] },
    'tools/t/definition',
  )
  const input = person.page.getByRole('region', { name: 'Input', exact: true })
  await input.getByRole('button', { name: 'Add a parameter' }).click()
  await person.page.keyboard.type('customer')
  await expect(input.getByLabel('Name of the new field')).toHaveValue('customer')
  const parameters = async () => parametersOf((await savedToolset(person, 's')).toolset.nodes[0]?.tool ?? {}).map(({ name }) => name)
  await expect.poll(parameters).toEqual(['customer', 'amount'])
  await person.page.keyboard.type('_id')
  await expect.poll(parameters).toEqual(['customer', 'amount', 'customer_id'])
  await input.getByLabel('Name of amount').fill('customer')
  await expect(input).toContainText('It is still called amount.')
  await expect.poll(parameters).toEqual(['customer', 'amount', 'customer_id'])
})

const taken = { type: 'object', properties: { customer: { type: 'string' }, amount: { type: 'number' } } }
