import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Node 20 runs no TypeScript, and a thread needs a file: the worker is built once before the tests. */
export async function setup(): Promise<void> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: '.cache/worker',
      target: 'node20',
      rolldownOptions: { input: { 'validation-worker': 'server/validation/worker.ts' }, output: { entryFileNames: '[name].js' } },
    },
    ssr: { noExternal: true },
  })
}
