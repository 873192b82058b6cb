import { runBin } from './run.mjs'

export async function checkTypes() {
  const { code } = await runBin('typescript', ['-b'], { command: 'tsc' })
  return code === 0
}

/** Lint, format and the order of imports. */
export async function checkStyle({ fix = false } = {}) {
  const { code } = await runBin('@biomejs/biome', ['check', ...(fix ? ['--write'] : [])], { command: 'biome' })
  return code === 0
}
