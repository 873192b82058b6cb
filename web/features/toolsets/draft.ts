import type { SavedToolset } from '#shared/api/toolsets'
import { advance, begin, type History, rebase, redo, seal, undo } from '#shared/tool/history'
import type { Toolset } from '#shared/tool/toolset'
import { ApiError, AwayError } from '../../lib/api'

type Saved = Pick<SavedToolset, 'version' | 'updatedAt'>
export type Base = Saved & { toolset: Toolset }

/**
 * Both sides of what two pages did to one toolset, and where they began; `mineAt` is when this page last changed something. It never takes over while
 * somebody writes: mine goes on until `isOpen`, when both sides are in sight and to be decided.
 */
export type Conflict = { base: Base; theirs: Base; mine: Toolset; mineAt: string; isOpen: boolean }

export type SaveState =
  | { is: 'saved'; version: number; at: string }
  | { is: 'saving' }
  | { is: 'unsaved'; why: string }
  | ({ is: 'conflict' } & Conflict)

export type DraftView = { toolset: Toolset; state: SaveState; undo: boolean; redo: boolean }

/** How a draft reaches the server and the other side of a conflict. */
export type DraftDeps = {
  save(change: { toolset: Toolset; baseVersion: number; note?: string }): Promise<Saved>
  read(): Promise<Base>
  merge(base: Toolset, mine: Toolset, theirs: Toolset): { merged: Toolset; conflicts: readonly unknown[] }
}

/** How long typing may pause before what was typed is saved, and how long until an absent server is asked again. */
const pauseMs = 600
const againMs = 2_000

/** A toolset that is being edited: its steps, and whether they are saved. Nothing that was shown as saved can be lost, nothing that was not is dropped. */
export class Draft {
  #history: History<Toolset>
  #base: Base
  #state: SaveState
  #view: DraftView
  #newest: number
  #changedAt: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  readonly #deps: DraftDeps
  readonly #listeners = new Set<() => void>()

  constructor(base: Base, deps: DraftDeps) {
    this.#deps = deps
    this.#base = base
    this.#newest = base.version
    this.#changedAt = base.updatedAt
    this.#history = begin(base.toolset)
    this.#state = savedAs(base)
    this.#view = this.#seen()
  }

  readonly view = (): DraftView => this.#view
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  get isDirty(): boolean {
    return this.#history.present !== this.#base.toolset
  }

  readonly edit = (change: (toolset: Toolset) => Toolset, group?: string): void => {
    this.#step(advance(this.#history, change(this.#history.present), group))
  }
  readonly undo = (): void => this.#step(undo(this.#history))
  readonly redo = (): void => this.#step(redo(this.#history))

  /** A field was left: its edits are one step, and are saved now. */
  readonly leaveField = (): void => {
    this.#history = seal(this.#history)
    if (this.isDirty && this.#state.is !== 'conflict') this.#plan(0)
  }

  /** Saves what there is; with a note it is a version of its own even where nothing changed. */
  readonly save = async (note?: string): Promise<void> => {
    clearTimeout(this.#timer)
    await this.#running
    if (this.#state.is === 'conflict' || (!this.isDirty && note === undefined)) return
    this.#running = this.#send(note).finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /** Somebody saved a version: this page, another one, or a linked file. */
  readonly hear = (version: number): void => {
    this.#newest = Math.max(this.#newest, version)
    if (!this.#running) void this.#catchUp()
  }

  /** Puts both sides of a conflict in sight, or goes back to writing. */
  readonly openConflict = (isOpen: boolean): void => {
    if (this.#state.is === 'conflict') this.#say({ ...this.#state, isOpen })
  }

  /** Takes what was decided about a conflict as the next version. */
  readonly settle = (decided: Toolset): void => {
    if (this.#state.is !== 'conflict') return
    const { base, theirs } = this.#state
    const { merge } = this.#deps
    this.#base = theirs
    this.#history = advance(
      rebase(this.#history, (value) => merge(base.toolset, value, theirs.toolset).merged),
      decided,
    )
    this.#say(this.isDirty ? { is: 'saving' } : savedAs(theirs))
    void this.save()
  }

  async #send(note: string | undefined): Promise<void> {
    const { present } = this.#history
    this.#say({ is: 'saving' })
    try {
      const saved = await this.#deps.save({ toolset: present, baseVersion: this.#base.version, ...(note?.trim() && { note }) })
      this.#base = { version: saved.version, updatedAt: saved.updatedAt, toolset: present }
      this.#newest = Math.max(this.#newest, saved.version)
      if (this.isDirty) this.#plan(pauseMs)
      else this.#say(savedAs(this.#base))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await this.#meet()
      else this.#fail(error)
      return
    }
    if (this.#newest > this.#base.version) await this.#meet()
  }

  #fail(error: unknown): void {
    this.#say({ is: 'unsaved', why: error instanceof Error ? error.message : String(error) })
    if (error instanceof AwayError || (error instanceof ApiError && error.code === 'service_unavailable')) this.#plan(againMs)
  }

  async #catchUp(): Promise<void> {
    if (this.#newest <= this.#base.version || this.#state.is === 'conflict') return
    this.#running = this.#meet().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /** Brings in what somebody else saved. What does not touch is merged; what does is for a person to decide. */
  async #meet(): Promise<void> {
    const theirs = await this.#deps.read().catch((error: unknown) => void this.#fail(error))
    if (!theirs) return
    this.#newest = Math.max(this.#newest, theirs.version)
    this.#bringIn(theirs)
  }

  #bringIn(theirs: Base): void {
    const base = this.#base
    const { merge } = this.#deps
    if (merge(base.toolset, this.#history.present, theirs.toolset).conflicts.length > 0) {
      this.#say({ is: 'conflict', base, theirs, mine: this.#history.present, mineAt: this.#changedAt, isOpen: false })
      return
    }
    const ours = this.isDirty
    this.#history = rebase(this.#history, (value) =>
      value === base.toolset ? theirs.toolset : merge(base.toolset, value, theirs.toolset).merged,
    )
    this.#base = theirs
    if (ours && this.isDirty) this.#plan(0)
    else this.#say(savedAs(theirs))
  }

  #step(next: History<Toolset> | undefined): void {
    if (!next || next === this.#history || (this.#state.is === 'conflict' && this.#state.isOpen)) return
    this.#history = next
    this.#changedAt = new Date().toISOString()
    // What both changed may be the same again, by undo or by hand.
    if (this.#state.is === 'conflict') this.#bringIn(this.#state.theirs)
    else if (this.isDirty || this.#running) this.#plan(pauseMs)
    else {
      clearTimeout(this.#timer)
      this.#say(savedAs(this.#base))
    }
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
    this.#say(this.#state.is === 'unsaved' ? this.#state : { is: 'saving' })
  }

  #say(state: SaveState): void {
    this.#state = state
    this.#view = this.#seen()
    for (const listener of this.#listeners) listener()
  }

  #seen(): DraftView {
    const { past, present, future } = this.#history
    const canStep = !(this.#state.is === 'conflict' && this.#state.isOpen)
    return { toolset: present, state: this.#state, undo: canStep && past.length > 0, redo: canStep && future.length > 0 }
  }
}

const savedAs = ({ version, updatedAt }: Base): SaveState => ({ is: 'saved', version, at: updatedAt })
