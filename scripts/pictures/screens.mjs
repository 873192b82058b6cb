// What `npm run pictures` takes: a name, an address, and what is done there before the picture is taken.
import { designScreensAt } from './design-screens.mjs'

const fill = (label, text) => (page) => page.getByLabel(label).first().fill(text)
const press = (name) => (page) => page.getByRole('button', { name }).first().click()
const type = (keys, text) => async (page) => {
  await page.keyboard.press(keys)
  await page.waitForTimeout(300)
  await page.keyboard.type(text)
}
const called = (words) => async (page) => {
  await page.getByRole('button', { name: /^Call tool/ }).click()
  await page.getByRole('region', { name: 'Result', exact: true }).getByText(words).first().waitFor()
}
const asked = (id) => async (page) => {
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('menuitem', { name: id }).click()
  await page.getByRole('button', { name: /^Ask the mock/ }).click()
  await page.getByText('Mock answer').first().waitFor()
}
/** It goes on counting while the other pictures are taken, so it is called once. */
const counts = async (page) => {
  const call = page.getByRole('button', { name: /^Call tool/ })
  await call.or(page.getByRole('button', { name: 'Cancel the call' })).waitFor()
  if (await call.isVisible()) {
    await page.locator('[data-at="/steps"] input').fill('100000')
    await call.click()
  }
  await page.getByRole('region', { name: 'Result', exact: true }).getByText('Running').first().waitFor()
}
const drawer = (name) => async (page) => {
  await page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click()
  await page.getByRole('row').first().click()
}
const target = (name) => async (page) => {
  await page.getByRole('button', { name: /^Target/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await page.locator('.cm-line').first().waitFor()
}
const scrolledTo = (section) => (page) =>
  page.getByRole('region', { name: section, exact: true }).evaluate((element) => element.scrollIntoView({ block: 'start' }))
const paste = 'Paste a command, a URL or an mcp.json'
const several = JSON.stringify({
  mcpServers: { files: { command: 'npx', args: ['-y', 'files'] }, notes: { url: 'https://example.com/mcp' } },
})

/** `at` are the addresses of the servers and toolsets that were made for this. */
export const screensAt = (at) => [
  { name: 'home', path: '/' },
  { name: 'add-server', path: '/servers/new' },
  { name: 'add-command', path: '/servers/new', act: fill(paste, 'API_KEY=abcdefgh npx -y some-server --root "/my files"') },
  { name: 'add-several', path: '/servers/new', act: fill(paste, several) },
  { name: 'edit', path: `${at.idle}/edit` },
  { name: 'idle', path: at.idle },
  { name: 'failed', path: at.failing },
  { name: 'server', path: '/servers/sample' },
  { name: 'server-menu', path: '/servers/sample', act: press('Server menu') },
  { name: 'no-tool', path: '/servers/sample?q=nothing+like+it' },
  { name: 'try', path: '/servers/sample/tools/station_report/try' },
  { name: 'form', path: '/servers/sample/tools/add_note/try' },
  { name: 'form-errors', path: '/servers/sample/tools/add_note/try', act: press(/^Call tool/) },
  { name: 'form-json', path: '/servers/sample/tools/station_report/try', act: (page) => page.getByRole('radio', { name: 'JSON' }).check() },
  { name: 'tool-error', path: `${at.breaking}/tools/error/try`, act: called('Tool error') },
  { name: 'breaks-schema', path: `${at.breaking}/tools/breaks/try`, act: called('breaks its schema') },
  { name: 'protocol-error', path: `${at.odd}/tools/error_with_data/try`, act: called('-32050') },
  { name: 'timed-out', path: `${at.silent}/tools/wait/try`, act: called('Timed out') },
  { name: 'running', path: `${at.slow}/tools/count/try`, act: counts },
  { name: 'definition', path: '/servers/sample/tools/update_note/definition' },
  {
    name: 'definition-search',
    path: '/servers/sample/tools/import_readings/definition',
    act: async (page) => {
      await press('Find in the input schema')(page)
      await page.keyboard.type('readings')
    },
  },
  { name: 'definition-faulty', path: `${at.faulty}/tools/bad_schema/definition` },
  { name: 'preview', path: '/servers/sample/tools/add_note/preview?client=claude-code' },
  { name: 'preview-code', path: '/servers/sample/tools/add_note/preview?client=vscode-copilot' },
  { name: 'preview-unknown', path: '/servers/sample/tools/add_note/preview?client=lm-studio' },
  { name: 'matrix', path: '/servers/sample/all/preview' },
  { name: 'code', path: '/servers/sample/tools/add_note/code', act: target('TypeScript project') },
  { name: 'code-losses', path: '/servers/sample/tools/list_stations/code', act: target('MTDF') },
  { name: 'all-tools', path: '/servers/sample/all/code', act: target('Python project') },
  { name: 'wire', path: '/servers/sample/tools/station_report/try', act: drawer('Wire'), after: type('Control+j', '') },
  { name: 'calls', path: '/servers/sample/tools/station_report/try', act: drawer('Calls'), after: type('Control+j', '') },
  { name: 'copy-tool', path: '/servers/sample/tools/update_note/definition', act: press('Copy to a toolset') },
  { name: 'copy-server', path: '/servers/sample/all/code', act: press('Copy to a toolset') },
  { name: 'mock-example', path: `${at.notes}/tools/report/try`, act: asked(/^The harbour/) },
  { name: 'mock-made-up', path: `${at.notes}/tools/report/try`, act: asked(/^A station in the hills/) },
  { name: 'examples', path: `${at.notes}/tools/report/definition`, act: press(/^The harbour/) },
  { name: 'command-schema', path: `${at.notes}/settings`, act: scrolledTo('Command schemas') },
  { name: 'palette', path: '/servers/sample/tools/list_stations/try', act: type('Control+k', '') },
  { name: 'palette-call', path: '/servers/sample/tools/list_stations/try', act: type('Control+k', 'call report') },
  { name: 'shortcuts', path: '/servers/sample/tools/list_stations/definition', act: (page) => page.keyboard.press('?') },
  { name: 'new-toolset', path: '/toolsets/new' },
  {
    name: 'new-toolset-wrong',
    path: '/toolsets/new',
    act: fill('Or begin from definitions you have', '{ "tools": [ { "name": "a", } '),
  },
  {
    name: 'open-wrong',
    path: '/toolsets/new',
    act: async (page) => {
      await fill('Or open a file or folder of your project', '/no/such/folder')(page)
      await press('Open')(page)
    },
  },
  { name: 'linked', path: `${at.linked}/settings` },
  { name: 'empty-toolset', path: at.empty },
  { name: 'designer', path: `${at.design}/tools/cache-delete/definition` },
  { name: 'designer-group', path: `${at.design}/tools/gh/definition` },
  { name: 'designer-input', path: `${at.design}/tools/cache-delete/definition`, act: scrolledTo('Input') },
  { name: 'designer-results', path: `${at.design}/tools/cache-delete/definition`, act: scrolledTo('Results') },
  { name: 'designer-more', path: `${at.design}/tools/cache-delete/definition`, act: scrolledTo('More') },
  { name: 'design-try', path: `${at.design}/tools/cache-delete/try`, act: press(/^Ask the mock/) },
  { name: 'design-code', path: `${at.design}/tools/cache-delete/code`, act: target('MTDF') },
  { name: 'toolset-settings', path: `${at.design}/settings` },
  { name: 'versions', path: `${at.design}/versions` },
  ...designScreensAt(at),
  { name: 'settings', path: '/settings' },
  { name: 'licences', path: '/settings/licences' },
  { name: 'not-found', path: '/nowhere' },
]
