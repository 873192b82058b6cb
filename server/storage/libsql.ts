import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, SqliteDialect, SqliteDriver } from 'kysely'
import type { Database } from 'libsql'
import type { Engine } from './engine'
import { StorageError } from './error'

/** The default: a file in the data folder. */
export async function libsql(dataDir: string): Promise<Engine> {
  const file = join(resolve(dataDir), 'toolwright.db')
  const place = `The database ${file}`
  const explain = (error: unknown) => `${place} ${reason(error)}`
  let database: Database | undefined
  try {
    prepareFile(dataDir, file)
    const { default: Libsql } = await import('libsql')
    const opened = new Libsql(file, { timeout: blockingWaitMs })
    database = opened
    await patiently(() => opened.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON'))
    return { dialect: new PatientDialect(opened), place, explain }
  } catch (error) {
    database?.close()
    throw new StorageError(explain(error), { cause: error })
  }
}

/** The file comes first: SQLite gives its `-wal` and `-shm` companions the same mode. */
function prepareFile(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  if (process.platform !== 'win32') chmodSync(file, 0o600)
}

/** libsql waits for another process's write with the whole program standing still, so it waits a moment only; then we wait without blocking. */
const blockingWaitMs = 25
const attempts = 150

async function patiently<T>(action: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action()
    } catch (error) {
      if (attempt === attempts || codeOf(error) !== 'SQLITE_BUSY') throw error
      await pause(1 + (attempt % 20))
    }
  }
}

class PatientDialect extends SqliteDialect {
  readonly #database: Database
  constructor(database: Database) {
    super({ database })
    this.#database = database
  }
  override createDriver(): Driver {
    return new PatientDriver(this.#database)
  }
}

/** A transaction takes the write lock at its start: one that reads first and then writes could not wait for it. */
class PatientDriver extends SqliteDriver {
  readonly #database: Database
  constructor(database: Database) {
    super({ database })
    this.#database = database
  }
  /** By `exec`: a prepared statement that was refused stays in progress until it is garbage, and no transaction can commit before that. */
  override async beginTransaction(): Promise<void> {
    await patiently(() => this.#database.exec('begin immediate'))
  }
  /** Statements that are not yet garbage keep libsql from closing fully, so the log is moved into the file here, where a backup looks for it. */
  override async destroy(): Promise<void> {
    await this.acquireConnection()
    try {
      this.#database.exec('pragma wal_checkpoint(truncate)')
    } finally {
      await super.destroy()
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

function reason(error: unknown): string {
  const code = codeOf(error)
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return 'is damaged or is no database. Put a backup in its place, or move it away to start with an empty one.'
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
    return 'is locked by another program. Close that program (perhaps a database browser or a backup) and start again.'
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'cannot be written: the disk is full. Free some space and start again.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code.startsWith('SQLITE_READONLY'))
    return 'may not be written. Check who owns the data folder and its files, or choose another folder with --data.'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'cannot be made: the data folder is a file. Choose another folder with --data.'
  return `cannot be opened (${error instanceof Error ? error.message : String(error)}). Choose another folder with --data if it cannot be repaired.`
}
