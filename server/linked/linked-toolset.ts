import { setTimeout as pause } from 'node:timers/promises'
import type { AppEvent } from '#shared/api/events'
import type { SavedToolset } from '#shared/api/toolsets'
import { dialectOf, type LinkedAs } from '#shared/linked/documents'
import type { LinkProblem } from '#shared/linked/linked'
import { withFiles } from '#shared/linked/with-files'
import { type Json, sameJson } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'
import type { Log } from '../log'
import type { LinkStore, SaveOutcome, ToolsetLink, ToolsetStore } from '../storage/store'
import { withoutTextsOf } from './kept-texts'
import { LinkedFiles, type Scan, Unscannable } from './linked-files'
import { noteOf, outsideChange, takeIn } from './outside-change'
import { homelessRoots, incompleteTools, summed } from './problems'
import { revivedFrom } from './revived-from'
import { removeLeftovers } from './write-file'
import { writeOut } from './write-out'

export type LinkDeps = { toolsets: ToolsetStore; links: LinkStore; now(): Date; emit(event: AppEvent): void; log: Log }
type Change = Parameters<ToolsetStore['save']>[1]

/** How long a file may be away, or half written, before it counts. */
const patienceMs = 150

/** One toolset that lives in files: what changes there is taken in, what is saved here is written there, one thing at a time. */
export class LinkedToolset {
  readonly files: LinkedFiles
  readonly #deps: LinkDeps
  #link: ToolsetLink
  /** Whether the toolset may say more than its files do: after a start nobody knows. */
  #behind = true
  /** What the files cannot say as it is, until the next save. */
  #unsaid: readonly LinkProblem[] = []
  /** The files of new tools, until somebody else touches them. */
  readonly #made = new Set<string>()
  /** What was waited for already. */
  #waitedFor = new Set<string>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(link: ToolsetLink, deps: LinkDeps) {
    this.#link = link
    this.#deps = deps
    this.files = new LinkedFiles(link.linked)
  }

  get link(): ToolsetLink {
    return this.#link
  }

  /** Clears away what an earlier run left half done, then looks for the first time. */
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      await removeLeftovers(this.files.folder)
      await this.#settle()
    })
  }

  /** Takes in what changed outside, and writes what could not be written before. */
  check(): Promise<void> {
    return this.#inTurn(async () => void (await this.#settle()))
  }

  /** What changed outside comes first: then the base of the save is old, and it is a conflict like any other. */
  save(change: Change): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      const { toolsets } = this.#deps
      const { toolsetId: id } = this.#link
      const scan = await this.#settle()
      const before = await toolsets.find(id)
      if (!before) return undefined
      const toolset = this.#placed(change.toolset, before.toolset, scan)
      const outcome = await toolsets.save(id, { ...change, toolset })
      if (outcome && 'saved' in outcome) {
        this.#behind = true
        if (scan) await this.#write({ ...outcome.saved, toolset }, scan)
      }
      return outcome
    })
  }

  /** Settles when nothing is under way any more. */
  async idle(): Promise<void> {
    await this.#queue
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(() => {})
    return turn
  }

  #as(): LinkedAs {
    const { linked, guidance } = this.#link
    return { ...linked, ...(this.files.only !== undefined && { only: this.files.only }), ...(guidance !== undefined && { guidance }) }
  }

  #placed(toolset: Toolset, before: Toolset, scan: Scan | undefined): Toolset {
    if (this.#link.linked.format === 'toolset') return toolset
    const { only } = this.files
    const linked = new Set(Object.keys(this.#link.files))
    return withFiles(toolset, { before, linked, taken: scan?.names ?? linked, made: this.#made, ...(only !== undefined && { only }) })
  }

  /** Brings both sides together; nothing where the files cannot be looked at. */
  async #settle(): Promise<Scan | undefined> {
    const scan = await this.#scan()
    if (!scan) return undefined
    const change = outsideChange(this.#link, scan)
    const { toolsets, now, emit } = this.#deps
    const { toolsetId: id, version } = this.#link
    const current = change.names.length > 0 || this.#behind ? await toolsets.find(id) : undefined
    if (!current) {
      await this.#tell([...change.problems, ...this.#unsaid])
      return scan
    }
    const base = version === current.version ? current.toolset : ((await toolsets.version(id, version))?.toolset ?? current.toolset)
    const as = this.#as()
    const dialect = dialectOf(base, as)
    const taken = takeIn(change, { base, ours: current.toolset, as, dialect }, scan)
    const next = await revivedFrom(toolsets, current, { next: taken, read: change.roots, dialect })
    let saved: SavedToolset = current
    if (!sameJson(next as unknown as Json, current.toolset as unknown as Json)) {
      const outcome = await toolsets.save(id, { toolset: next, baseVersion: current.version, note: noteOf(change.names), at: now() })
      // Only one that was deleted meanwhile cannot be saved: all other saves wait for their turn.
      if (!outcome || 'conflict' in outcome) return scan
      saved = { ...outcome.saved, toolset: next }
      emit({ type: 'toolset', toolsetId: id, version: saved.version })
    }
    for (const name of change.names) this.#made.delete(name)
    const { guidance: _, texts = [], ...link } = this.#link
    this.#link = { ...link, ...change.seen, texts: withoutTextsOf(texts, change.names) }
    const wrote = await this.#write(saved, scan)
    return wrote ? this.#scan() : scan
  }

  async #scan(): Promise<Scan | undefined> {
    try {
      const scan = await this.files.scan()
      const unfinished = outsideChange(this.#link, scan).unfinished.filter((one) => !this.#waitedFor.has(one))
      if (unfinished.length === 0) return scan
      await pause(patienceMs)
      const again = await this.files.scan()
      this.#waitedFor = new Set(outsideChange(this.#link, again).unfinished)
      return again
    } catch (error) {
      if (!(error instanceof Unscannable)) throw error
      await this.#tell([{ file: this.#link.linked.path, message: `${error.message} Changes are kept in Toolwright until it is back.` }])
      return undefined
    }
  }

  /** Whether any file was written. */
  async #write(saved: SavedToolset, scan: Scan): Promise<boolean> {
    const as = this.#as()
    const { problems, behind, created, ...written } = await writeOut(saved.toolset, this.#link, scan, { folder: this.files.folder, as })
    for (const problem of problems) this.#deps.log.warn({ toolsetId: saved.id, ...problem }, 'a linked file was not written')
    const { toolsetId, version, linked } = this.#link
    const dialect = linked.format === 'mtdf' ? { dialect: dialectOf(saved.toolset, as) } : {}
    const { problems: seen } = outsideChange(this.#link, scan)
    for (const name of created) this.#made.add(name)
    this.#behind = behind
    const wrote = JSON.stringify(written.files) !== JSON.stringify(this.#link.files)
    this.#link = { toolsetId, version: behind ? version : saved.version, linked: { ...linked, ...dialect }, ...written }
    this.#unsaid = [...homelessRoots(saved.toolset, as), ...incompleteTools(saved.toolset, as)]
    await this.#tell([...seen, ...problems, ...this.#unsaid], true)
    return wrote
  }

  /** Keeps the link with its problem, and tells the pages where that is another one. */
  async #tell(problems: readonly LinkProblem[], always = false): Promise<void> {
    const { problem: before, ...linked } = this.#link.linked
    const problem = summed(problems)
    const isAnother = JSON.stringify(before) !== JSON.stringify(problem)
    if (!isAnother && !always) return
    this.#link = { ...this.#link, linked: { ...linked, ...(problem && { problem }) } }
    await this.#deps.links.save(this.#link)
    if (isAnother) this.#deps.emit({ type: 'toolset', toolsetId: this.#link.toolsetId })
  }
}
