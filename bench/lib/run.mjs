import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Node that does nothing: what any run pays. */
export const bareNode = ['-e', '0']

/** How long a run of Node takes from its spawn to its end; it must end with this status, and print what is expected. */
export async function timeRun(args, expected = '', status = 0) {
  const since = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const [code] = await once(child, 'close')
  const ms = performance.now() - since
  if (code !== status || !output.includes(expected)) throw new Error(`node ${args.join(' ')} ended with ${code} and printed:\n${output}`)
  return ms
}
