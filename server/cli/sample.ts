import { version } from '../../package.json'
import { runSample } from '../sample/sample'

export async function runSampleCommand(): Promise<number> {
  await runSample(version)
  return 0
}
