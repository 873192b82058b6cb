import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { bootId, endGroup, members, startTime } from './processes'

/** Above 1: to a signal, the groups 0 and 1 mean our own and everyone. */
const recorded = z.object({ pid: z.number().int().min(2), start: z.string().min(1), boot: z.string() })
type Recorded = z.infer<typeof recorded>

/** Remembers running children in the data folder, so that what outlives a killed program is ended at its next start. */
export class Children {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'children')
  }

  async add(pid: number): Promise<void> {
    const start = await startTime(pid)
    if (start === undefined) return
    const record: Recorded = { pid, start, boot: await bootId() }
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(this.#folder, `${pid}.json`), JSON.stringify(record), { mode: 0o600 })
  }

  remove(pid: number): void {
    rmSync(join(this.#folder, `${pid}.json`), { force: true })
  }

  /** Ends what an earlier run left behind; answers with how many groups that were. */
  async reap(): Promise<number> {
    const names = await readdir(this.#folder).catch(() => [])
    const ended = await Promise.all(names.map((name) => this.#reapOne(join(this.#folder, name))))
    return ended.filter(Boolean).length
  }

  async #reapOne(file: string): Promise<boolean> {
    const record = await readFile(file, 'utf8')
      .then((text) => recorded.parse(JSON.parse(text)))
      .catch(() => undefined)
    const ours = record !== undefined && record.boot === (await bootId()) && (await isStillOurs(record))
    if (ours) await endGroup(record.pid, 500)
    await rm(file, { force: true })
    return ours
  }
}

/** The leader itself, or, where it is gone, members of its group that are no older than it. */
async function isStillOurs({ pid, start }: Recorded): Promise<boolean> {
  const leader = await startTime(pid)
  if (leader !== undefined) return leader === start
  if (process.platform !== 'linux') return false
  return (await members(pid)).some((member) => Number(member.start) >= Number(start))
}
