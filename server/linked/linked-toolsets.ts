import type { SavedToolset } from '#shared/api/toolsets'
import type { Linked } from '#shared/linked/linked'
import type { SaveOutcome, ToolsetLink } from '../storage/store'
import { firstReading, placeOf } from './first-reading'
import { FolderWatch } from './folder-watch'
import { type LinkDeps, LinkedToolset } from './linked-toolset'

type Watched = { toolset: LinkedToolset; watch: FolderWatch }

/** The toolsets that live in files, watched as long as the program runs. */
export class LinkedToolsets {
  readonly #deps: LinkDeps & { newId(): string }
  readonly #watched = new Map<string, Watched>()
  #opening: Promise<unknown> = Promise.resolve()

  constructor(deps: LinkDeps & { newId(): string }) {
    this.#deps = deps
  }

  /** Watches all links again, and takes in what changed while nobody looked. */
  async start(): Promise<void> {
    for (const link of await this.#deps.links.list()) this.#noted(link.toolsetId, this.#watch(link).begin())
  }

  async close(): Promise<void> {
    const all = [...this.#watched.values()]
    for (const { watch } of all) watch.close()
    await Promise.all(all.map(({ toolset }) => toolset.idle()))
    this.#watched.clear()
  }

  /** The toolset that lives at a path; one that is open already is the same. */
  open(path: string): Promise<{ saved: SavedToolset; isNew: boolean }> {
    const turn = this.#opening.then(() => this.#open(path))
    this.#opening = turn.catch(() => {})
    return turn
  }

  async #open(typed: string): Promise<{ saved: SavedToolset; isNew: boolean }> {
    const { toolsets, links, newId, now } = this.#deps
    const place = await placeOf(typed)
    const known = (path: string) => [...this.#watched.values()].find(({ toolset }) => toolset.link.linked.path === path)?.toolset
    const open = known(place.path)
    if (open) return this.#again(open)
    const { toolset, link } = await firstReading(place)
    const there = known(link.linked.path)
    if (there) return this.#again(there)
    const saved = await toolsets.create(newId(), toolset, now())
    const whole = { toolsetId: saved.id, version: saved.version, ...link }
    await links.save(whole)
    this.#watch(whole)
    return { saved, isNew: true }
  }

  async #again(open: LinkedToolset): Promise<{ saved: SavedToolset; isNew: boolean }> {
    await open.check()
    const saved = await this.#deps.toolsets.find(open.link.toolsetId)
    if (!saved) throw new Error('a watched toolset is gone')
    return { saved, isNew: false }
  }

  linked(id: string): Linked | undefined {
    return this.#watched.get(id)?.toolset.link.linked
  }

  /** Looks whether the files of a toolset changed, if it has any. */
  async check(id: string): Promise<void> {
    const watched = this.#watched.get(id)
    if (watched?.watch.isStale) {
      watched.watch.close()
      watched.watch = this.#watchOver(watched.toolset)
    }
    await watched?.toolset.check()
  }

  save(id: string, change: Parameters<LinkedToolset['save']>[0]): Promise<SaveOutcome> {
    return this.#watched.get(id)?.toolset.save(change) ?? this.#deps.toolsets.save(id, change)
  }

  /** The files stay as they are, and so does the toolset. */
  async unlink(id: string): Promise<boolean> {
    await this.leave(id)
    return this.#deps.links.remove(id)
  }

  /** No longer looks at the files of a toolset. */
  async leave(id: string): Promise<void> {
    const watched = this.#watched.get(id)
    this.#watched.delete(id)
    watched?.watch.close()
    await watched?.toolset.idle()
  }

  /** Looks at the files of a restored toolset again, unless another has taken them over. */
  async resume(id: string): Promise<void> {
    const link = await this.#deps.links.find(id)
    if (!link || this.#watched.has(id)) return
    const isTaken = [...this.#watched.values()].some(({ toolset }) => toolset.link.linked.path === link.linked.path)
    if (isTaken) await this.#deps.links.remove(id)
    else await this.#watch(link).check()
  }

  #watch(link: ToolsetLink): LinkedToolset {
    const toolset = new LinkedToolset(link, this.#deps)
    this.#watched.set(link.toolsetId, { toolset, watch: this.#watchOver(toolset) })
    return toolset
  }

  #watchOver({ files, link: { toolsetId } }: LinkedToolset): FolderWatch {
    return new FolderWatch({
      folder: files.folder,
      concerns: (name) => files.concerns(name),
      changed: () => this.#noted(toolsetId, this.check(toolsetId)),
      failed: (error) =>
        this.#deps.log.warn({ err: error, toolsetId }, 'linked files cannot be watched; they are looked at when asked for'),
    })
  }

  /** What nobody waits for: a failure goes into the log. */
  #noted(id: string, look: Promise<void>): void {
    look.catch((error: unknown) => this.#deps.log.error({ err: error, toolsetId: id }, 'linked files could not be looked at'))
  }
}
