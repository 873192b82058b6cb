import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** Where and when the figures were taken: they mean little without. */
export function machine() {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return {
    toolwright: version,
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    load: loadavg().map((value) => Number(value.toFixed(2))),
    at: new Date().toISOString(),
  }
}
