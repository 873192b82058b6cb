import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path'

export type Program = { file: string; args: readonly string[] }

/** What a child needs to reach the network from where it runs. */
const network = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
]

/** What a child inherits besides its own settings: enough to run, nothing that is ours. */
const inherited =
  process.platform === 'win32'
    ? [
        'APPDATA',
        'HOMEDRIVE',
        'HOMEPATH',
        'LOCALAPPDATA',
        'PATH',
        'PATHEXT',
        'PROCESSOR_ARCHITECTURE',
        'PROGRAMDATA',
        'PROGRAMFILES',
        'SYSTEMDRIVE',
        'SYSTEMROOT',
        'TEMP',
        'TMP',
        'USERNAME',
        'USERPROFILE',
      ]
    : [
        'HOME',
        'LANG',
        'LC_ALL',
        'LOGNAME',
        'PATH',
        'SHELL',
        'TERM',
        'TMPDIR',
        'USER',
        'XDG_CACHE_HOME',
        'XDG_CONFIG_HOME',
        'XDG_DATA_HOME',
        'XDG_RUNTIME_DIR',
      ]

export function childEnvironment(own: Record<string, string>, from: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const base = Object.fromEntries([...inherited, ...network].flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
  return { ...base, ...own }
}

/** The folders a command is looked for in, and what was found there. */
export function findOnPath(command: string, path: string, cwd: string, extensions: readonly string[] = ['']): string | undefined {
  const folders = command.includes('/') || command.includes('\\') ? [''] : path.split(delimiter).filter((folder) => folder !== '')
  for (const folder of folders) {
    for (const extension of extensions) {
      const candidate = isAbsolute(command) ? `${command}${extension}` : join(folder === '' ? cwd : folder, `${command}${extension}`)
      if (statSync(candidate, { throwIfNoEntry: false })?.isFile()) return candidate
    }
  }
  return undefined
}

/**
 * What to start for a command, never through a shell. Windows cannot start `npx.cmd` without one, so there
 * the script behind the shim is found and given to Node.
 */
export function programFor(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd: string,
  platform = process.platform,
): Program {
  if (platform !== 'win32') return { file: command, args }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH')
  const found = findOnPath(command, pathName ? (env[pathName] ?? '') : '', cwd, ['', ...(env.PATHEXT ?? '.EXE;.CMD;.BAT').split(';')])
  const script = found && /\.(cmd|bat)$/i.test(found) ? scriptBehind(found) : undefined
  return script ? { file: process.execPath, args: [script, ...args] } : { file: found ?? command, args }
}

/** npm writes shims that name their script relative to themselves. */
function scriptBehind(shim: string): string | undefined {
  const named = /"%(?:~dp0|dp0%)\\?([^"]+\.[cm]?js)"/i.exec(readFileSync(shim, 'utf8'))?.[1]
  const bundled = /(npm|npx)\.cmd$/i.exec(shim)?.[1]
  const candidates = [named?.replaceAll('\\', '/'), bundled && `node_modules/npm/bin/${bundled.toLowerCase()}-cli.js`]
  return candidates.flatMap((path) => (path ? [resolve(dirname(shim), path)] : [])).find((path) => existsSync(path))
}
