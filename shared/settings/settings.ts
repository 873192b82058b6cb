import { z } from 'zod'

/** The least and the most that can be chosen. */
export const settingBounds = {
  historyCalls: [1, 1_000_000],
  historyMegabytes: [1, 100_000],
  /** A minute to a week. */
  idleMinutes: [1, 10_080],
} as const satisfies Record<string, readonly [number, number]>

const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most)

/** How much is kept and for how long. It can be changed while the program runs. */
export const settings = z.strictObject({
  historyCalls: within(settingBounds.historyCalls),
  historyMegabytes: within(settingBounds.historyMegabytes),
  /** How long a session may live without a page or a call. */
  idleMinutes: within(settingBounds.idleMinutes),
})
export type Settings = z.infer<typeof settings>
export type SettingName = keyof Settings

export const defaultSettings: Settings = { historyCalls: 10_000, historyMegabytes: 256, idleMinutes: 10 }

/** The variables of the environment that decide a setting for as long as the program runs. */
export const settingVariables = {
  historyCalls: 'TOOLWRIGHT_HISTORY_CALLS',
  historyMegabytes: 'TOOLWRIGHT_HISTORY_MB',
  idleMinutes: 'TOOLWRIGHT_IDLE_MINUTES',
} as const satisfies Record<SettingName, string>
