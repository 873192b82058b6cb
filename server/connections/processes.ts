import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** When a process that runs started, in a form that only has to be compared: a pid alone may belong to someone else by now. */
export async function startTime(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      const found = await stat(pid)
      return found?.state === 'Z' ? undefined : found?.start
    }
    if (process.platform === 'win32') return undefined
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim() || undefined
  } catch {
    return undefined
  }
}

/** One boot of the machine: after the next one no recorded pid means anything. */
export async function bootId(): Promise<string> {
  if (process.platform !== 'linux') return ''
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim()
}

type Stat = { pid: number; state: string; group: number; start: string }

async function stat(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { pid, state: fields[0] ?? '', group: Number(fields[2]), start: fields[19] ?? '' }
}

/** Whether a process group has a member that still runs; a zombie answers signals but is gone. */
export async function groupAlive(group: number): Promise<boolean> {
  try {
    process.kill(-group, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  return (await members(group)).length > 0
}

/** The living members of a group, with the time each started. */
export async function members(group: number): Promise<Stat[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map(stat))
  return stats.filter((found): found is Stat => found !== undefined && found.group === group && found.state !== 'Z')
}

/** Sends a signal to a whole group; on Windows ends the tree, which knows no signals. */
export async function signalGroup(group: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (process.platform === 'win32') {
    await run('taskkill', ['/PID', String(group), '/T', '/F'], { windowsHide: true }).catch(() => {})
    return
  }
  try {
    process.kill(-group, signal)
  } catch {}
}

/** Waits until a group is gone or the time is over; says which. */
export async function groupGone(group: number, milliseconds: number): Promise<boolean> {
  if (process.platform === 'win32') return true
  const until = performance.now() + milliseconds
  for (;;) {
    if (!(await groupAlive(group))) return true
    if (performance.now() >= until) return false
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Ends whatever is left of a group: asks first, then insists. */
export async function endGroup(group: number, graceMs: number): Promise<void> {
  if (process.platform !== 'win32' && !(await groupAlive(group))) return
  await signalGroup(group, 'SIGTERM')
  if (await groupGone(group, graceMs)) return
  await signalGroup(group, 'SIGKILL')
  await groupGone(group, 2000)
}
