import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('a host on the v1 SDK can use the sample server', async () => {
  const client = new Client({ name: 'a-host', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ['bin/toolwright.js', 'sample'], cwd: root, stderr: 'ignore' }),
  )
  onTestFinished(() => client.close())
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name)).toContain('list_stations')
  const result = await client.callTool({ name: 'list_stations', arguments: {} })
  expect(result.isError).not.toBe(true)
  expect(result.structuredContent).toMatchObject({ success: true })
})
