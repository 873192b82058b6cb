import type { SavedToolset, ToolsetSummary, ToolsetVersion } from '#shared/api/toolsets'
import type { StoredConnection } from '#shared/connections/connection'
import type { Linked } from '#shared/linked/linked'
import type { Json } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'

/** Saved settings of servers. What is removed can be restored until it is purged. */
export interface ConnectionStore {
  /** In the order they were created. */
  list(): Promise<StoredConnection[]>
  find(id: string): Promise<StoredConnection | undefined>
  create(connection: StoredConnection): Promise<void>
  /** False where there is no such connection. */
  update(connection: StoredConnection): Promise<boolean>
  remove(id: string, at: Date): Promise<boolean>
  /** Also answers with a connection that was not removed. */
  restore(id: string): Promise<StoredConnection | undefined>
  /** Forgets for good what was removed before the given time. */
  purge(before: Date): Promise<void>
}

export type SaveOutcome = { saved: Omit<SavedToolset, 'toolset'> } | { conflict: { currentVersion: number } } | undefined

/** Toolsets with their versions. A save from an old version changes nothing and says which version is current. */
export interface ToolsetStore {
  /** In the order they were created. */
  list(): Promise<ToolsetSummary[]>
  find(id: string): Promise<SavedToolset | undefined>
  create(id: string, toolset: Toolset, at: Date): Promise<SavedToolset>
  save(id: string, change: { toolset: Toolset; baseVersion: number; note?: string; at: Date }): Promise<SaveOutcome>
  remove(id: string, at: Date): Promise<boolean>
  restore(id: string): Promise<SavedToolset | undefined>
  purge(before: Date): Promise<void>
  /** Newest first. */
  versions(id: string): Promise<ToolsetVersion[] | undefined>
  version(id: string, version: number): Promise<SavedToolset | undefined>
  /** Every version is kept for a day; then those without a note thin out to one an hour, after a month to one a day. The current one stays, and the one that linked files say. */
  thin(now: Date): Promise<void>
}

/** How a toolset hangs together with files of the person's own. */
export type ToolsetLink = {
  toolsetId: string
  /** The version at which the toolset and its files last said the same. */
  version: number
  linked: Linked
  /** The hash of each file as it was last read or written. */
  files: Readonly<Record<string, string>>
  /** The file that the guidance was read from. */
  guidance?: string
  /** What files held before we wrote or removed them, the last at the end: who goes back gets these very texts. */
  texts?: readonly { file: string; text: string }[]
}

/** Links of toolsets that are not removed. */
export interface LinkStore {
  /** In the order the toolsets were created. */
  list(): Promise<ToolsetLink[]>
  find(toolsetId: string): Promise<ToolsetLink | undefined>
  save(link: ToolsetLink): Promise<void>
  remove(toolsetId: string): Promise<boolean>
}

/** A finished call. `id` sorts by the time it began; `text` is the Call as JSON, with the result as the server sent it and secrets masked. */
export type CallRecord = { id: string; connectionId: string; tool: string; startedAt: Date; text: string }

export type CallLimits = { maxCount: number; maxBytes: number }

/** The history of calls, bounded by count and bytes: the oldest go first, and how many went is known. */
export interface CallStore {
  /**
   * Writes a batch in one transaction, where it drops what is over the limits, and answers with how many it dropped. A call written before is left
   * alone. A call that alone is over `maxBytes` is dropped without pushing out others. An empty batch only drops.
   */
  write(calls: readonly CallRecord[], limits: CallLimits): Promise<number>
  /** Writes a call over the one with its id, within the same limits; where there is none any more, or the new one alone is over `maxBytes`, nothing changes. */
  amend(call: CallRecord, limits: CallLimits): Promise<number>
  find(id: string): Promise<CallRecord | undefined>
  /** Newest first; `before` is the id of a call, whether or not it is stored. */
  list(query: { connectionId?: string; tool?: string; before?: string; limit: number }): Promise<CallRecord[]>
  /** How many calls were dropped since the history began. */
  dropped(): Promise<number>
}

/** Small values by name. */
export interface SettingsStore {
  get(key: string): Promise<Json | undefined>
  set(key: string, value: Json): Promise<void>
}

export interface Storage {
  connections: ConnectionStore
  toolsets: ToolsetStore
  links: LinkStore
  calls: CallStore
  settings: SettingsStore
  close(): Promise<void>
}
