import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A variable that servers inherit to their children, so that whatever is left of them can be found. */
export const markName = 'TOOLWRIGHT_TEST_MARK'

export type Left = { pid: number; command: string }

/** Living processes that carry a mark. Linux only: elsewhere there is nowhere to look, so nothing is found. */
export function marked(mark: string): Left[] {
  if (process.platform !== 'linux') return []
  return pids().flatMap((pid) => {
    const environment = read(`/proc/${pid}/environ`)
    if (!environment.split('\0').includes(`${markName}=${mark}`)) return []
    return [{ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }]
  })
}

/** The same, once they had a moment to end. */
export async function leftBehind(mark: string, patienceMs = 10_000): Promise<Left[]> {
  const until = performance.now() + patienceMs
  while (marked(mark).length > 0 && performance.now() < until) await pause(100)
  return marked(mark)
}

const pids = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export type Usage = { residentMB: number; files: number }

/** What a process holds of memory and open files. */
export function usage(pid: number): Usage | undefined {
  if (process.platform !== 'linux') return undefined
  const resident = Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1])
  return { residentMB: (resident * 1024) / 1_000_000, files: readdirSync(`/proc/${pid}/fd`).length }
}

/** What each open file of a process is, to say what grew. */
export function openFiles(pid: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of readdirSync(`/proc/${pid}/fd`)) {
    let target: string
    try {
      target = readlinkSync(`/proc/${pid}/fd/${name}`).replace(/\d+/g, 'N')
    } catch {
      continue
    }
    counts[target] = (counts[target] ?? 0) + 1
  }
  return counts
}
