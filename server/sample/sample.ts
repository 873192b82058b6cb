import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createSampleServer } from './server'
import { createStore } from './store'

/** Serves the sample over standard input and output, in both protocol eras, until standard input closes. */
export async function runSample(version: string): Promise<void> {
  const store = createStore()
  const log = (line: string) => process.stderr.write(`sample: ${line}\n`)
  log('weather-station notes, ready on standard input and output')
  serveStdio(() => createSampleServer({ store, version, log }), { onerror: (error) => log(error.message) })
  await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve))
}
