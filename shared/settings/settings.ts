import { z } from 'zod'

/** How much is kept and for how long. It can be changed while the program runs. */
export const settings = z.strictObject({
  historyCalls: z.int().min(1).max(1_000_000),
  historyMegabytes: z.int().min(1).max(100_000),
  /** How long a session may live without a page or a call: a minute to a week. */
  idleMinutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60),
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
