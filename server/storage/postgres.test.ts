import { tmpdir } from 'node:os'
import { inspect } from 'node:util'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { StorageError } from './error'
import { openStorage } from './open'
import { postgresPlace } from './testing/place'

const refusal = async (databaseUrl: string) => {
  const error = await openStorage({ dataDir: tmpdir(), databaseUrl }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StorageError)
  return error as StorageError
}

describe('a database URL that does not work is answered with a sentence, without its password', () => {
  test.each([
    [
      'nobody there',
      'postgres://me:hunter2@127.0.0.1:1/designs',
      /^The PostgreSQL database "designs" at 127\.0\.0\.1:1 cannot be reached\./,
    ],
    ['no such host', 'postgresql://me:hunter2@no-such-host.invalid/designs', /at no-such-host\.invalid cannot be reached\./],
    ['another kind of database', 'mysql://me:hunter2@127.0.0.1/designs', /^The database URL cannot be read\. It looks like postgres:/],
    ['no URL at all', 'hunter2', /^The database URL cannot be read\./],
    ['a slash in the password', 'postgres://me:12/hunter2@127.0.0.1/designs', /^The database URL cannot be read\..* %2F/],
    ['a question mark in the password', 'postgres://me:12?hunter2@127.0.0.1/designs', /^The database URL cannot be read\./],
    ['a hash in the password', 'postgres://me:12#hunter2@127.0.0.1/designs', /^The database URL cannot be read\./],
    ['a port that is none', 'postgres://me:hunter2@127.0.0.1:x/designs', /^The database URL cannot be read\./],
    [
      'a certificate that is missing',
      'postgres://me:hunter2@127.0.0.1:1/designs?sslrootcert=/nowhere',
      /cannot be opened|cannot be reached/,
    ],
    ['the password as a parameter', 'postgres://me@127.0.0.1:1/designs?password=hunter2', /cannot be reached\./],
  ])('%s', async (_, databaseUrl, sentence) => {
    const error = await refusal(databaseUrl)
    expect(error.message).toMatch(sentence)
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('hunter2')
  })
})

const testUrl = process.env.TEST_DATABASE_URL
const reason = process.env.TOOLWRIGHT_SKIP_POSTGRES || 'TEST_DATABASE_URL is not set'

describe.skipIf(!testUrl)(testUrl ? 'a running PostgreSQL' : `a running PostgreSQL (${reason})`, () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(testUrl ?? '')
    change(url)
    return url.href
  }

  test('without that database is answered with what to do', async () => {
    const url = changed((url) => {
      url.pathname = '/no_such_database'
    })
    expect((await refusal(url)).message).toMatch(/"no_such_database" at .* does not exist\. Create it with "createdb"/)
  })

  test('without that user is answered with what to do', async () => {
    const url = changed((url) => {
      url.username = 'no_such_user'
      url.password = 'hunter2'
    })
    const error = await refusal(url)
    expect(error.message).toMatch(/refuses the user or the password\. Check both in the database URL\.$/)
    expect(inspect(error, { depth: 10 })).not.toContain('hunter2')
  })

  test('whose search path names no schema is answered with what to do', async () => {
    const url = changed((url) => url.searchParams.set('options', '-c search_path=no_such_schema'))
    expect((await refusal(url)).message).toMatch(/has no schema to work in\./)
  })

  test('with tables of another program in it is left alone', async () => {
    const place = await postgresPlace(testUrl ?? '')
    await place.run('create table settings (theirs text)')
    expect((await refusal(place.databaseUrl)).message).toMatch(
      /already has tables of another program .*Use a database or a schema of its own\.$/,
    )
    await place.run('select theirs from settings')
    await expect(place.run('select * from toolwright_migrations')).rejects.toThrow('does not exist')
    await place.remove()
  })

  test('gives bigint as a number to our pool, and to no other', async () => {
    const client = new pg.Client({ connectionString: testUrl })
    await client.connect()
    const { rows } = await client.query('select 1::int8 as one')
    await client.end()
    expect(rows).toEqual([{ one: '1' }])
  })

  test('whose connections break is connected to again', async () => {
    const place = await postgresPlace(testUrl ?? '')
    const storage = await place.open()
    await storage.settings.set('s', 1)
    await place.run(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like \'%"settings"%\' and datname = current_database()',
    )
    await expect.poll(() => storage.settings.get('s').catch(() => 'not yet')).toBe(1)
    await storage.close()
    await place.remove()
  })
})
