import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page, and the launch page: two entries, the second with no imports so that it needs no other asset. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'web/index.html', launch: 'web/launch.html' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'launch' ? 'launch/launch-[hash].js' : 'assets/[name]-[hash].js'),
        assetFileNames: (asset) => (asset.names.includes('launch.css') ? 'launch/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
