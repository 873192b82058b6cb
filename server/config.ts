import { homedir } from 'node:os'
import { join } from 'node:path'

export type Config = {
  host: string
  /** 0 asks for any free port. */
  port: number
  /** A port that was asked for is not exchanged for another. */
  portGiven: boolean
  dataDir: string
  databaseUrl?: string
  token?: string
  logLevel: string
  /** How long a session may live without a page or a call. */
  idleMs: number
  history: { maxCount: number; maxBytes: number }
}

/** Where a person's data goes unless told otherwise, by the custom of each system. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Toolwright')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Toolwright')
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'toolwright')
}

const positive = (text: string | undefined, otherwise: number) => (Number(text) > 0 ? Number(text) : otherwise)

/** The command line first, then the environment, then what suits most. */
export function configFrom(
  options: { port?: number; host?: string; data?: string; databaseUrl?: string },
  env: NodeJS.ProcessEnv = process.env,
): Config {
  const databaseUrl = options.databaseUrl ?? env.DATABASE_URL
  return {
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 4280,
    portGiven: options.port !== undefined,
    dataDir: options.data ?? defaultDataDir(env),
    ...(databaseUrl && { databaseUrl }),
    ...(env.TOOLWRIGHT_TOKEN && { token: env.TOOLWRIGHT_TOKEN }),
    logLevel: env.TOOLWRIGHT_LOG_LEVEL ?? 'debug',
    idleMs: positive(env.TOOLWRIGHT_IDLE_MINUTES, 10) * 60_000,
    history: { maxCount: positive(env.TOOLWRIGHT_HISTORY_CALLS, 10_000), maxBytes: positive(env.TOOLWRIGHT_HISTORY_MB, 256) * 1024 * 1024 },
  }
}
