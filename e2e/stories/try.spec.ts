import { expect, test } from '../fixtures'
import { ownServer } from '../pages/person'

test('a person fills in a form and reads the answer beside it', async ({ person }) => {
  await person.home.sample.click()
  await person.server.tool('station_report').click()
  await person.trying.field('/station_id').fill('ST-001')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('Answered')
  await expect(person.trying.result).toContainText('fits the output schema')
  await expect(person.trying.field('/station_id')).toHaveValue('ST-001')
})

test('what is wrong is said at its field, and can be sent all the same for a test', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.field('/count').fill('99')
  await expect(person.trying.place('/count')).toContainText('99 is more than 10, the largest value allowed.')
  await person.trying.call.click()
  await expect(person.trying.field('/count')).toBeFocused()
  await expect(person.trying.result).not.toContainText('Answered')
  await person.trying.sendAnyway.click()
  await expect(person.trying.result).toContainText('{"count":99}')
})

test('nested fields, lists, null and unset go out as they were put in', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.fold('/inside').click()
  await person.trying.fold('/inside/deep').click()
  await person.trying.field('/inside/deep/value').fill('  spaces stay  ')
  await person.trying.place('/tags').getByRole('button', { name: 'Add an item' }).click()
  await person.trying.field('/tags/0').fill('first')
  await person.trying.menu('/note', /null/)
  await person.trying.choose('/open', 'false')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText(
    '{"inside":{"deep":{"value":"  spaces stay  "}},"tags":["first"],"note":null,"open":false}',
  )
})

const kept: [name: string, at: string, typed: string, problem: RegExp | undefined, sent: string | undefined][] = [
  ['an empty text', '/name', '', undefined, '{}'],
  ['spaces around a text', '/name', ' a ', undefined, '{"name":" a "}'],
  ['a text that is too long', '/name', 'too long', /Too long: 8 characters, at most 5/, '{"name":"too long"}'],
  ['a fraction where a whole number belongs', '/count', '1.5', /Expected integer/, '{"count":1.5}'],
  ['a number below the range', '/count', '-3', /-3 is less than 1/, '{"count":-3}'],
  ['a date without a zone', '/when', '2026-01-31T09:30:00', /not a valid date-time/, '{"when":"2026-01-31T09:30:00"}'],
  ['a number that a double cannot hold', '/ratio', '9007199254740993', /cannot be sent exactly/, undefined],
  ['a number beyond all bounds', '/ratio', '1e400', /cannot be sent exactly/, undefined],
  ['something that is no number', '/ratio', '12abc', /not a number/, undefined],
]
for (const [name, at, typed, problem, sent] of kept) {
  test(`${name} is not changed in silence`, async ({ person }) => {
    await person.connectsTo(ownServer('takes'))
    await person.server.tool('take').click()
    await person.trying.field(at).fill(typed)
    await person.trying.field(at).blur()
    await expect(person.trying.field(at)).toHaveValue(typed)
    if (problem) await expect(person.trying.place(at)).toContainText(problem)
    if (sent === undefined) {
      await person.trying.call.click()
      await expect(person.trying.sendAnyway).toBeHidden()
      await expect(person.trying.field(at)).toHaveValue(typed)
      return
    }
    await (problem ? person.trying.sendAnyway : person.trying.call).click()
    await expect(person.trying.result).toContainText(sent)
  })
}

test('an empty text can be sent, and taken back', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.field('/name').fill('x')
  await person.trying.field('/name').fill('')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('{"name":""}')
  await person.trying.menu('/name', /Unset/)
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('received {}')
})

test('form and JSON are two views of one value, and text that is no JSON yet is kept', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.field('/name').fill('abc')
  await person.trying.view('JSON')
  const editor = person.page.getByRole('textbox', { name: 'Arguments as JSON' })
  await expect(editor).toContainText('"name": "abc"')
  await editor.fill('{"count": 3, ')
  await expect(person.trying.form).toContainText('This is not JSON')
  await expect(person.page.getByText('arguments valid')).toBeHidden()
  await person.page.reload()
  await expect(editor).toContainText('{"count": 3,')
  await editor.fill('{"count": 99}')
  await expect(editor.locator('.cm-lintRange-error')).toHaveText('99')
  await editor.fill('{"count": 3}')
  await expect(editor.locator('.cm-lintRange-error')).toHaveCount(0)
  await person.trying.view('Form')
  await expect(person.trying.field('/count')).toHaveValue('3')
  await expect(person.trying.field('/name')).toHaveValue('')
})

test('what was typed and what was answered survive a change of tool and a reload', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.field('/name').fill('abc')
  await person.trying.field('/ratio').fill('12abc')
  await person.server.tool('other').click()
  await expect(person.trying.field('/text')).toBeVisible()
  await person.server.tool('take').click()
  await expect(person.trying.field('/name')).toHaveValue('abc')
  await expect(person.trying.field('/ratio')).toHaveValue('12abc')
  await person.trying.field('/ratio').fill('')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('{"name":"abc"}')
  await person.page.reload()
  await expect(person.trying.field('/name')).toHaveValue('abc')
  await expect(person.trying.result).toContainText('{"name":"abc"}')
})

test('Reset takes back what was half typed too', async ({ person }) => {
  await person.connectsTo(ownServer('takes'))
  await person.server.tool('take').click()
  await person.trying.field('/ratio').fill('12abc')
  await person.trying.field('/name').fill('abc')
  await person.trying.form.getByRole('button', { name: 'Reset' }).click()
  await expect(person.trying.field('/ratio')).toHaveValue('')
  await expect(person.trying.field('/name')).toHaveValue('')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText('received {}')
})

test('a slow call shows its progress and can be cancelled', async ({ person }) => {
  await person.connectsTo(ownServer('progress'))
  await person.server.tool('count').click()
  await person.trying.field('/steps').fill('500')
  await person.trying.field('/everyMs').fill('50')
  await person.trying.call.click()
  await expect(person.trying.result).toContainText(/step \d+/)
  await person.trying.cancel.click()
  await expect(person.trying.result).toContainText('Cancelled')
  await expect(person.trying.call).toBeVisible()
})

test('a server that crashes in the middle of a call says so, and the form stays as it was', async ({ person }) => {
  await person.connectsTo(ownServer('exits', '7'))
  await person.server.tool('exit').click()
  await person.trying.call.click()
  await expect(person.trying.result).toContainText(/code 7/)
  await expect(person.trying.form).toBeVisible()
})

test('a person calls a tool with the keyboard alone', async ({ person }) => {
  await person.page.keyboard.press('1')
  await expect(person.server.tool('list_stations')).toBeVisible()
  await person.page.keyboard.press('/')
  await person.page.keyboard.type('station_report')
  await person.page.keyboard.press('ArrowDown')
  await person.page.keyboard.press('ArrowDown')
  await person.page.keyboard.press('Enter')
  await expect(person.trying.field('/station_id')).toBeVisible()
  await person.page.keyboard.press('Control+Enter')
  await expect(person.trying.field('/station_id')).toBeFocused()
  await person.page.keyboard.type('ST-001')
  await person.page.keyboard.press('Control+Enter')
  await expect(person.trying.result).toContainText('Answered')
})

test('a tool that says it can destroy is asked about once, in place', async ({ person }) => {
  await person.home.sample.click()
  await person.server.tool('delete_note').click()
  await person.trying.form.getByRole('button', { name: 'Examples' }).click()
  await person.page.getByRole('menuitem', { name: 'Required fields, made up' }).click()
  await person.trying.call.click()
  await expect(person.page.getByRole('alertdialog')).toContainText('The server says this can destroy data.')
  await person.page.getByRole('button', { name: 'Call it' }).click()
  await expect(person.trying.result).toContainText(/Answered|Tool error/)
})

test('a person who says so is not asked again about that tool until the server is connected anew', async ({ person }) => {
  const question = person.page.getByRole('alertdialog')
  const calls = async () => {
    await person.trying.call.click()
    await expect(question).toBeHidden()
    await expect(person.trying.result).toContainText(/Answered|Tool error/)
  }
  await person.home.sample.click()
  await person.server.tool('delete_note').click()
  await person.trying.form.getByRole('button', { name: 'Examples' }).click()
  await person.page.getByRole('menuitem', { name: 'Required fields, made up' }).click()
  await person.trying.call.click()
  await expect(question.getByRole('button', { name: 'Do not call' })).toBeFocused()
  await person.page.keyboard.press('Escape')
  await expect(person.trying.call).toBeFocused()
  await person.trying.call.click()
  await question.getByLabel('Do not ask again until reconnect').check()
  expect(await person.findsBarriers()).toEqual([])
  await question.getByRole('button', { name: 'Call it' }).click()
  await expect(person.trying.result).toContainText(/Answered|Tool error/)
  await calls()
  await person.page.reload()
  await calls()
  await person.server.tool('update_note').click()
  await person.trying.sendAnyway.click()
  await expect(question).toBeVisible()
  await person.server.tool('delete_note').click()
  await person.server.choose('Reconnect')
  await expect(person.server.header).toContainText('connected')
  await person.trying.call.click()
  await expect(question).toBeVisible()
})

test('a tool that can destroy is asked about when it is sent anyway, too', async ({ person }) => {
  await person.home.sample.click()
  await person.server.tool('delete_note').click()
  await expect(person.trying.problems).toBeVisible()
  await person.trying.sendAnyway.click()
  await expect(person.page.getByRole('alertdialog')).toBeVisible()
  await person.page.getByRole('button', { name: 'Do not call' }).click()
  await expect(person.trying.result).toContainText('No call yet')
})
