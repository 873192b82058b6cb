import { expect, test } from 'vitest'
import { configFrom } from '../config'
import { openDeps } from '../deps'
import { testApp } from '../testing/test-app'
import { workerFile } from '../validation/testing/worker-file'

type Answer = { settings: Record<string, number>; fixed: string[]; dataDir: string; database: string }

const chosen = { historyCalls: 2, historyMegabytes: 8, idleMinutes: 60 }
const put = (body: object) => ({ method: 'PUT', body })

test('settings have values that suit most, and say where the data is', async () => {
  const app = await testApp()
  expect(await app.ask<Answer>('/api/settings')).toEqual({
    settings: { historyCalls: 10_000, historyMegabytes: 256, idleMinutes: 10 },
    fixed: [],
    dataDir: app.dataDir,
    database: 'file',
  })
})

test('a lower limit counts at once, and is there after a start', async () => {
  const app = await testApp()
  const { id } = await app.raw('progress')
  for (let n = 0; n < 4; n++) await app.call(id, 'no_such_tool')
  await app.deps.history.flush()
  expect((await app.ask<Answer>('/api/settings', put(chosen))).settings).toEqual(chosen)
  expect(await app.ask('/api/calls')).toMatchObject({ calls: [{}, {}], dropped: 2 })
  await app.call(id, 'no_such_tool')
  await app.deps.history.flush()
  expect(await app.ask('/api/calls')).toMatchObject({ calls: [{}, {}], dropped: 3 })

  const config = configFrom({ data: app.dataDir }, {})
  const again = await openDeps(config, app.deps.log, { workerFile, sampleCommand: { command: 'unused', args: [] } })
  expect(again.settings.current).toEqual(chosen)
  await again.validator.close()
  await again.storage.close()
})

test('what the environment decides is shown as such and cannot be changed', async () => {
  const app = await testApp({ TOOLWRIGHT_IDLE_MINUTES: '0.5' })
  const { settings, fixed } = await app.ask<Answer>('/api/settings')
  expect(fixed).toEqual(['idleMinutes'])
  expect(settings.idleMinutes).toBe(0.5)
  const response = await app.request('/api/settings', put(chosen))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid_input', details: [{ field: '/idleMinutes', message: 'is decided by TOOLWRIGHT_IDLE_MINUTES' }] },
  })
  expect((await app.ask<Answer>('/api/settings', put({ historyCalls: 5 }))).settings).toEqual({ ...settings, historyCalls: 5 })
})

test.each([
  ['a count of none', { historyCalls: 0 }, '/historyCalls', 'must be at least 1'],
  ['half a megabyte', { historyMegabytes: 0.5 }, '/historyMegabytes', 'must be a whole number'],
  ['a number as text', { historyMegabytes: '5' }, '/historyMegabytes', 'must be number, not string'],
  ['a month without anybody', { idleMinutes: 43_200 }, '/idleMinutes', 'must be at most 10080'],
  ['a misspelt name', { idleMinuets: 5 }, '/idleMinuets', 'is not known here'],
])('%s is refused, and nothing changes', async (_, part, field, message) => {
  const app = await testApp()
  const response = await app.request('/api/settings', put({ ...chosen, ...part }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_input', details: [{ field, message }] } })
  expect((await app.ask<Answer>('/api/settings')).settings.historyCalls).toBe(10_000)
})
