import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder for the runners' reports, gone when this program ends. */
export function reportFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'toolwright-reports-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
