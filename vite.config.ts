import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { version } from './package.json'
import { licences } from './vite.licences'

/** The page, and the launch page: two entries, the second with no imports so that it needs no other asset. */
export default defineConfig({
  root: 'web',
  plugins: [react(), licences(import.meta.dirname)],
  html: { cspNonce: '%CSP_NONCE%' },
  define: { __APP_VERSION__: JSON.stringify(version) },
  resolve: {
    // A third of the form's weight, for a renderer of which nothing is ever drawn.
    alias: { 'markdown-to-jsx/react': fileURLToPath(new URL('web/features/form/plain-markdown.ts', import.meta.url)) },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know light-dark(): the two themes stand side by side in one declaration.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'web/index.html', launch: 'web/launch.html' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'launch' ? 'launch/launch-[hash].js' : 'assets/[name]-[hash].js'),
        // Icons that several parts of the page draw travel together: one by one each would cost more than its lines.
        codeSplitting: {
          groups: [{ name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 2, includeDependenciesRecursively: false }],
        },
        assetFileNames: (asset) => (asset.names.includes('launch.css') ? 'launch/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
