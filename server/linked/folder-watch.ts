import { type FSWatcher, statSync, watch } from 'node:fs'

/** An editor's save is many small steps: they are one change once nothing more happens for a moment. */
const quietMs = 120

export type Watching = {
  folder: string
  /** Whether a name in it matters: others may change all the time. */
  concerns(name: string | null): boolean
  changed(): void
  failed(error: Error): void
}

/** Says that something happened in a folder, once per burst. */
export class FolderWatch {
  readonly #watcher: FSWatcher | undefined
  readonly #folder: string
  readonly #inode: bigint | undefined
  #timer: NodeJS.Timeout | undefined

  /** `failed` is told why where the system cannot watch; then changes are noticed when someone asks. */
  constructor({ folder, concerns, changed, failed }: Watching) {
    this.#folder = folder
    this.#inode = inodeOf(folder)
    try {
      this.#watcher = watch(folder, { persistent: false }, (_, name) => {
        if (!concerns(name)) return
        clearTimeout(this.#timer)
        this.#timer = setTimeout(changed, quietMs).unref()
      }).on('error', failed)
    } catch (error) {
      failed(error as Error)
    }
  }

  /** Whether another folder stands there now: the one that is watched is gone. */
  get isStale(): boolean {
    return inodeOf(this.#folder) !== this.#inode
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#watcher?.close()
  }
}

const inodeOf = (folder: string) => statSync(folder, { bigint: true, throwIfNoEntry: false })?.ino
