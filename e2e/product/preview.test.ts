import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolwright } from './command'
import { freshFolder } from './running'

const readForecast = {
  name: 'read_forecast',
  title: 'Read the forecast',
  description: 'Reads the forecast of a station.',
  inputSchema: { type: 'object', properties: { station: { type: 'string', description: 'Its four letters.' } }, required: ['station'] },
  annotations: { readOnlyHint: true, openWorldHint: true },
}
const dropStation = { name: 'drop_station', inputSchema: { type: 'object' } }

function listOf(...tools: object[]): string {
  const file = join(freshFolder(), 'weather.json')
  writeFileSync(file, JSON.stringify({ tools }))
  return file
}

type Preview = { clients: { client: string; tools: Record<string, unknown>[] }[] }

async function preview(...args: string[]) {
  const { status, stdout, stderr } = await toolwright(['preview', '--format', 'json', ...args])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout) as Preview
}

test('one client: what a person reads, what a call comes to in every mode, and what the model is sent', async () => {
  expect(await preview(listOf(readForecast), '--client', 'vscode-copilot', '--server-name', 'Weather Service')).toEqual({
    clients: [
      {
        client: 'vscode-copilot',
        evidence: 'source-read',
        date: expect.stringMatching(/^\d{4}-\d\d(-\d\d)?$/),
        defaultMode: 'default',
        tools: [
          {
            name: 'read_forecast',
            modelName: 'mcp_weather_servi_read_forecast',
            label: 'Read the forecast',
            approval: { default: 'allow', 'global-auto': 'allow', sandboxed: 'allow' },
            after: { default: 'review-result' },
            description: 'Reads the forecast of a station.',
            inputSchema: readForecast.inputSchema,
            losses: [],
            tokens: { about: 50, low: 40, high: 65 },
          },
        ],
      },
    ],
  })
})

test('without a client all of them, in their order, each with every tool; the name of the file stands for the server', async () => {
  const { clients } = await preview(listOf(readForecast, dropStation))
  expect(clients.map(({ client }) => client).slice(0, 3)).toEqual(['vscode-copilot', 'codex-cli', 'claude-code'])
  expect(clients.length).toBeGreaterThan(30)
  for (const { tools } of clients) expect(tools.map(({ name }) => name)).toEqual(['read_forecast', 'drop_station'])
  expect(clients[2]?.tools[1]).toMatchObject({ modelName: 'mcp__weather__drop_station', label: 'drop_station' })
})

test('a name in two parts, a name nobody knows, and a tool that is left out', async () => {
  const long = { ...dropStation, name: 'x'.repeat(80) }
  const { clients } = await preview(listOf(long), '--client', 'codex-cli', '--client', 'warp', '--client', 'amazon-q-cli')
  const [codex, warp, amazon] = clients.map(({ tools }) => tools[0])
  expect(codex).toMatchObject({ namespace: 'mcp__weather', modelName: long.name })
  expect(warp).toMatchObject({ modelName: null })
  expect(amazon).toMatchObject({ modelName: null, leftOut: expect.any(String), tokens: { about: 0, low: 0, high: 0 } })
})

test('what is cut is told where it stands in the tool', async () => {
  const wordy = { ...dropStation, name: `drop_${'station_'.repeat(8)}`, description: 'Drops. '.repeat(400) }
  const { clients } = await preview(listOf(wordy), '--client', 'vscode-copilot', '--client', 'claude-code')
  const [vscode, claude] = clients.map(({ tools }) => tools[0])
  expect(vscode).toMatchObject({ losses: [{ at: '/name', message: expect.stringContaining('cut') }] })
  expect(claude).toMatchObject({ losses: [{ at: '/description', message: expect.stringContaining('752 characters') }] })
  expect(String(claude?.description).startsWith('Drops. Drops. ')).toBe(true)
  expect(String(claude?.description).length).toBeLessThan(wordy.description.length)
})

test('a schema as each model gets it, what it loses on the way, and a schema that is refused', async () => {
  const { inputSchema } = readForecast
  const station = { ...inputSchema.properties.station, minLength: 4 }
  const file = listOf({ ...readForecast, inputSchema: { ...inputSchema, properties: { station } } })
  const models = [['--model', 'gpt-4.1'], ['--model', 'claude-sonnet-5'], []]
  const sent = await Promise.all(
    models.map(async (args) => (await preview(file, '--client', 'vscode-copilot', ...args)).clients[0]?.tools[0]),
  )
  expect(sent.map((tool) => tool?.inputSchema)).toEqual([inputSchema, { ...inputSchema, properties: { station } }, sent[1]?.inputSchema])
  expect(sent.map((tool) => tool?.losses)).toEqual([
    [{ at: '/inputSchema/properties/station/minLength', message: expect.any(String) }],
    [],
    [],
  ])

  const open = { ...readForecast, inputSchema: { type: 'object', properties: { tags: { type: 'array' } } } }
  const refused = await preview(listOf(open), '--client', 'vscode-copilot')
  expect(refused.clients[0]?.tools[0]).toMatchObject({ inputSchema: null, error: expect.stringContaining('items'), tokens: { about: 0 } })
})

test('a toolset is previewed as it is offered: prefix, guidance and hints of a group applied, disabled tools not', async () => {
  const file = join(freshFolder(), 'gh.json')
  const toolset = {
    format: 1,
    name: 'GitHub',
    server: { title: 'Octo Tools' },
    rules: 'mcp',
    prefix: 'gh',
    nodes: [
      { id: 'a', tool: readForecast },
      { id: 'b', tool: dropStation, own: { enabled: false } },
    ],
  }
  writeFileSync(file, JSON.stringify(toolset))
  const { clients } = await preview(file, '--client', 'vscode-copilot', '--client', 'claude-code')
  expect(clients.map(({ tools }) => tools.map(({ name, modelName }) => [name, modelName]))).toEqual([
    [['gh_read_forecast', 'mcp_octo_tools_gh_read_forecast']],
    [['gh_read_forecast', 'mcp__GitHub__gh_read_forecast']],
  ])
})

test('a live server, under the name it announces where a client prefers that', async () => {
  const server = 'node bin/toolwright.js sample'
  const { clients } = await preview('--server', server, '--server-name', 'mine', '--client', 'vscode-copilot', '--client', 'cline')
  const [vscode, cline] = clients.map(({ tools }) => String(tools[0]?.modelName))
  expect(vscode).toMatch(/^mcp_weather-stati_/)
  expect(cline).toMatch(/^mine__/)
})

test('a way to come to a client makes other names', async () => {
  const { clients } = await preview(listOf(dropStation), '--client', 'claude-code', '--way', 'plugin', '--plugin', 'sky')
  expect(clients[0]?.tools[0]).toMatchObject({ modelName: 'mcp__plugin_sky_weather__drop_station' })
})

test('as text: how many clients do what, and who runs it; about one client everything', async () => {
  const file = listOf(readForecast, dropStation)
  const all = await toolwright(['preview', file])
  expect(all.status).toBe(0)
  expect(all.stdout).toMatch(/^drop_station: asks \d+, runs \d+, judges \d+, left out \d+, unknown \d+\n {2}runs in +Goose, /m)
  const one = await toolwright(['preview', file, '--client', 'vscode-copilot'])
  expect(one.stdout).toMatch(/model calls +mcp_weather_read_forecast\n/)
  expect(one.stdout).toMatch(/on a call +default: runs, then shows the result for review\n +global-auto: runs\n/)
  expect(one.stdout).toMatch(/tokens +about 45, between 40 and 60\n/)
})

test.each([
  ['a client that is not there', ['--client', 'notepad'], /There is no client "notepad". Clients: vscode-copilot, codex-cli, /],
  ['a way that no client has', ['--client', 'cline', '--way', 'plugin'], /There is no way "plugin"/],
])('%s is exit 2 and says what there is', async (_, args, sentence) => {
  const { status, stdout, stderr } = await toolwright(['preview', listOf(dropStation), ...args])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
})
