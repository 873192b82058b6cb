import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageError } from './error'
import { openStorage } from './open'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolwright-libsql-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the database in the data folder', () => {
  test.skipIf(process.platform === 'win32')('is for its owner only, with its companions and the folder that was made for it', async () => {
    const dataDir = join(folder, 'new', 'data')
    const storage = await openStorage({ dataDir })
    await storage.settings.set('s', 1)
    const files = readdirSync(dataDir)
    expect(files.sort()).toEqual(['toolwright.db', 'toolwright.db-shm', 'toolwright.db-wal'])
    expect(files.map((file) => mode(join(dataDir, file)))).toEqual(['600', '600', '600'])
    expect(mode(dataDir)).toBe('700')
    await storage.close()
  })

  test.skipIf(process.platform === 'win32')(
    'is closed to others again where its mode was opened; a folder that was there stays as it was',
    async () => {
      chmodSync(folder, 0o755)
      await (await openStorage({ dataDir: folder })).close()
      chmodSync(join(folder, 'toolwright.db'), 0o644)
      await (await openStorage({ dataDir: folder })).close()
      expect(mode(join(folder, 'toolwright.db'))).toBe('600')
      expect(mode(folder)).toBe('755')
    },
  )

  test('is one whole file once it is closed, which can be copied as a backup', async () => {
    const storage = await openStorage({ dataDir: folder })
    await storage.settings.set('s', 'saved')
    await storage.close()
    mkdirSync(join(folder, 'copy'))
    copyFileSync(join(folder, 'toolwright.db'), join(folder, 'copy', 'toolwright.db'))
    const copy = await openStorage({ dataDir: join(folder, 'copy') })
    expect(await copy.settings.get('s')).toBe('saved')
    await copy.close()
  })

  test.each(['with space', 'q?mode=ro', 'a#b', '100%25', 'ü😀', "it's", 'file:x'])('may lie in a folder called %s', async (name) => {
    const dataDir = join(folder, name)
    await (await openStorage({ dataDir })).close()
    expect(readdirSync(dataDir)).toContain('toolwright.db')
  })
})

describe('a sentence says what is wrong', () => {
  const refusal = async (dataDir: string) => {
    const error = await openStorage({ dataDir }).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StorageError)
    return (error as StorageError).message
  }

  test('with a file that is no database', async () => {
    writeFileSync(join(folder, 'toolwright.db'), 'This is a letter to my aunt.\n'.repeat(1_000))
    expect(await refusal(folder)).toMatch(/^The database .*toolwright\.db is damaged or is no database\. Put a backup/)
  })

  test('with a database whose pages are damaged', async () => {
    await (await openStorage({ dataDir: folder })).close()
    const file = join(folder, 'toolwright.db')
    writeFileSync(file, readFileSync(file).fill(7, 100))
    expect(await refusal(folder)).toMatch(/is damaged or is no database/)
  })

  test('with a data folder that is a file', async () => {
    writeFileSync(join(folder, 'data'), '')
    expect(await refusal(join(folder, 'data'))).toMatch(/the data folder is a file\. Choose another folder with --data\.$/)
    expect(await refusal(join(folder, 'data', 'below'))).toMatch(/the data folder is a file/)
  })

  test('with a folder in the place of the database', async () => {
    mkdirSync(join(folder, 'toolwright.db'))
    expect(await refusal(folder)).toMatch(/^The database .* cannot be opened/)
  })

  test('with a database that another program keeps locked', async () => {
    await (await openStorage({ dataDir: folder })).close()
    const other = new Database(join(folder, 'toolwright.db'))
    other.exec('begin exclusive')
    expect(await refusal(folder)).toMatch(/is locked by another program\. Close that program/)
    other.exec('rollback')
    other.close()
  })
})
