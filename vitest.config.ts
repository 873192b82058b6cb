import { defineConfig } from 'vitest/config'

/** `unit` runs from the sources; `product` and `long` run what `npm run build` made. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*.test.ts', '{shared,server,web,bench}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.mjs'],
          globalSetup: ['server/validation/testing/build-worker.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'product',
          include: ['e2e/product/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'long',
          include: ['e2e/long/**/*.test.ts'],
          testTimeout: 60 * 60_000,
          hookTimeout: 10 * 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
