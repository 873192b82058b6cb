import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What a benchmark may use. `defer` takes what must be undone afterwards, also when it fails; the last comes first. */
export function benchContext() {
  const undo = []
  const context = {
    root,
    bin: join(root, 'bin', 'toolwright.js'),
    temporaryFolder() {
      const folder = mkdtempSync(join(tmpdir(), 'toolwright-bench-'))
      undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
      return folder
    },
    defer: (step) => undo.push(step),
  }
  const close = async () => {
    for (const step of undo.reverse()) await step()
  }
  return { context, close }
}
