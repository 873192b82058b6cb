import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SettingsStore } from '../storage/store'

const cookiesKept = 50
const cookiesKey = 'cookies'
const keyLifeMs = 24 * 3600_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Who may come in: the bearer of the token, or a browser that redeemed a launch key. Only hashes of cookies are kept. */
export class Auth {
  readonly #settings: SettingsStore
  readonly #token: Buffer
  readonly #cookies: Set<string>
  readonly #keys = new Map<string, number>()

  private constructor(settings: SettingsStore, token: string, cookies: readonly string[]) {
    this.#settings = settings
    this.#token = Buffer.from(token)
    this.#cookies = new Set(cookies)
  }

  static async open(settings: SettingsStore, token: string): Promise<Auth> {
    const stored = await settings.get(cookiesKey)
    return new Auth(settings, token, Array.isArray(stored) ? stored.filter((item): item is string => typeof item === 'string') : [])
  }

  isToken(token: string): boolean {
    const given = Buffer.from(token)
    return given.length === this.#token.length && timingSafeEqual(given, this.#token)
  }

  isCookie(value: string): boolean {
    return this.#cookies.has(hashOf(value))
  }

  /** A key that lets one browser in, once. */
  newKey(): string {
    const key = randomBytes(24).toString('base64url')
    this.#keys.set(hashOf(key), Date.now() + keyLifeMs)
    return key
  }

  /** Trades a key for the value of a new cookie. */
  async redeem(key: string): Promise<string | undefined> {
    const hash = hashOf(key)
    const until = this.#keys.get(hash)
    this.#keys.delete(hash)
    if (until === undefined || until < Date.now()) return undefined
    const value = randomBytes(32).toString('base64url')
    this.#cookies.add(hashOf(value))
    for (const oldest of [...this.#cookies].slice(0, -cookiesKept)) this.#cookies.delete(oldest)
    await this.#settings.set(cookiesKey, [...this.#cookies])
    return value
  }
}
