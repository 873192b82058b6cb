import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Settings, settingVariables } from '#shared/settings/settings'

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
  /** What the environment decides; the rest can be changed while the program runs. */
  settings: Partial<Settings>
}

/** Where a person's data goes unless told otherwise, by the custom of each system. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Toolwright')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Toolwright')
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'toolwright')
}

function settingsIn(env: NodeJS.ProcessEnv): Partial<Settings> {
  const said = Object.entries(settingVariables).map(([name, variable]) => [name, Number(env[variable])] as const)
  return Object.fromEntries(said.filter(([, value]) => value > 0))
}

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
    settings: settingsIn(env),
  }
}
