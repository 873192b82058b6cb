import { afterEach, beforeEach } from 'vitest'
import { callContract } from './calls.contract'
import { connectionContract } from './connections.contract'
import { databaseContract } from './database.contract'
import { linkContract } from './links.contract'
import { settingsContract } from './settings.contract'
import type { Storage } from './store'
import type { Place } from './testing/place'
import { toolsetContract } from './toolsets.contract'

/** What a test of the contract works with: a fresh database, open once. */
export type Desk = {
  place: Place
  storage: Storage
  /** One more handle on the same database; closed after the test. */
  another(): Promise<Storage>
  /** Closes the first handle and opens the database again. */
  reopen(): Promise<Storage>
}

/** What every database behind the stores must do. */
export function storageContract(makePlace: () => Promise<Place>): void {
  let desk: Desk
  let opened: Storage[]

  beforeEach(async () => {
    const place = await makePlace()
    const another = async () => {
      const storage = await place.open()
      opened.push(storage)
      return storage
    }
    opened = []
    const storage = await another()
    const reopen = async () => {
      await storage.close()
      opened = opened.filter((handle) => handle !== storage)
      return another()
    }
    desk = { place, storage, another, reopen }
  })

  afterEach(async () => {
    await Promise.all(opened.map((storage) => storage.close()))
    await desk.place.remove()
  })

  const current = () => desk
  connectionContract(current)
  toolsetContract(current)
  linkContract(current)
  callContract(current)
  settingsContract(current)
  databaseContract(current)
}
