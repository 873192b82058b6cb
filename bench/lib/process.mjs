import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ps = (pid, column) => execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
const linux = process.platform === 'linux'
/** What Linux gives to programs, whatever the kernel counts in. */
const ticksPerSecond = 100

/** Milliseconds of processor time that a process has used so far, in steps of 10. */
export function cpuMs(pid) {
  if (linux) {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  }
  const parts = ps(pid, 'time').split(/[-:]/).map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0) * 1000
}

/** Resident memory of a process, in MB of a million bytes. */
export function residentMB(pid) {
  const kibibytes = linux ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) : Number(ps(pid, 'rss'))
  return (kibibytes * 1024) / 1_000_000
}
