import { run } from '../lib/run.mjs'
import { onPath } from './programs.mjs'

/** Debian's own package manager, and the right to use it. */
export const canApt = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']) !== undefined

/** Installs Debian packages; gives back what went wrong, or nothing. */
export async function apt(packages) {
  const limits = { quiet: true, totalMs: 10 * 60_000, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-q'], limits)
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], limits)
  return code === 0 ? undefined : (output.trim().split('\n').at(-1) ?? `apt-get ended with ${code}`)
}
