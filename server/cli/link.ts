import { defaultDataDir } from '../config'
import { ask, findRunning } from '../instance'
import { choice, type Invocation, print, say, text } from './command'

export async function runLink({ options }: Invocation): Promise<number> {
  const format = choice(options, 'format', ['text', 'json'])
  const dataDir = text(options, 'data') ?? defaultDataDir()
  const running = await findRunning(dataDir)
  if (!running) {
    say(`No app runs on the data folder ${dataDir}. Start one with toolwright serve.`)
    return 2
  }
  const { url } = await ask<{ url: string }>(running, '/launch/keys')
  print(format === 'json' ? JSON.stringify({ url }) : url)
  return 0
}
