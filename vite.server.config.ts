import { defineConfig } from 'vite'

/** The server and the command line, bundled: start-up reads a few files instead of thousands. Native and optional parts stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { cli: 'server/cli/main.ts', 'validation-worker': 'server/validation/worker.ts' },
      external: ['libsql', 'pg'],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['libsql', 'pg'] },
})
