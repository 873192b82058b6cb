import { defaultSettings, type SettingName, type Settings, settings, settingVariables } from '#shared/settings/settings'
import { AppError } from '../http/errors'
import type { SettingsStore } from '../storage/store'

const key = 'limits'

/** What a person chose, over what suits most; what the environment says stands over both. */
export class LiveSettings {
  readonly #store: SettingsStore
  readonly #given: Partial<Settings>
  #chosen: Settings

  private constructor(store: SettingsStore, given: Partial<Settings>, chosen: Settings) {
    this.#store = store
    this.#given = given
    this.#chosen = chosen
  }

  static async open(store: SettingsStore, given: Partial<Settings>): Promise<LiveSettings> {
    const stored = settings.safeParse(await store.get(key))
    return new LiveSettings(store, given, stored.success ? stored.data : defaultSettings)
  }

  get current(): Settings {
    return { ...this.#chosen, ...this.#given }
  }

  /** The names that cannot be changed while the program runs. */
  get fixed(): SettingName[] {
    return Object.keys(this.#given) as SettingName[]
  }

  /** Saved before it counts. A value of the environment may be repeated, so that what was read can be sent back. */
  async put(next: { [Name in SettingName]?: number | undefined }): Promise<void> {
    const changed = this.fixed.filter((name) => next[name] !== undefined && next[name] !== this.#given[name])
    if (changed.length > 0)
      throw new AppError('invalid_input', `${settingVariables[changed[0] as SettingName]} decides this while Toolwright runs.`, {
        details: changed.map((name) => ({
          field: `/${name}`,
          message: `is decided by ${settingVariables[name]}`,
          suggestion: 'Start Toolwright without that variable to change it here.',
        })),
      })
    const free = Object.entries(next).filter(([name, value]) => value !== undefined && !this.fixed.includes(name as SettingName))
    const chosen = { ...this.#chosen, ...Object.fromEntries(free) }
    await this.#store.set(key, chosen)
    this.#chosen = chosen
  }
}
