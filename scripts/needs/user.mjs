import { readFileSync } from 'node:fs'

/** PostgreSQL refuses to run as root: the account to run it under then, or nothing when we are an ordinary user. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const found = accounts.find((account) => account[0] === name)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  return undefined
}
