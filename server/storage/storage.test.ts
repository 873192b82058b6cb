import { describe } from 'vitest'
import { storageContract } from './store.contract'
import { libsqlPlace, postgresPlace } from './testing/place'

describe('storage on libsql', () => storageContract(libsqlPlace))

const databaseUrl = process.env.TEST_DATABASE_URL
const reason = process.env.TOOLWRIGHT_SKIP_POSTGRES || 'TEST_DATABASE_URL is not set'

if (databaseUrl) describe('storage on PostgreSQL', () => storageContract(() => postgresPlace(databaseUrl)))
else describe.skip(`storage on PostgreSQL (${reason})`, () => storageContract(() => postgresPlace('')))
