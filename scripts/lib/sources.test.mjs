import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashSources } from './sources.mjs'

const folder = mkdtempSync(join(tmpdir(), 'toolwright-sources-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const hash = () => hashSources(['web', 'config.ts', 'absent'], folder)

test('the hash changes with content, names and new files, and not with tests', () => {
  write('web/a/b.ts', '1')
  write('config.ts', '2')
  const first = hash()
  expect(hash()).toBe(first)

  write('web/a/b.test.ts', 'x')
  write('web/a/testing/c.ts', 'x')
  expect(hash()).toBe(first)

  write('web/a/b.ts', '3')
  const second = hash()
  expect(second).not.toBe(first)

  write('web/a/c.ts', '')
  expect(hash()).not.toBe(second)
})
