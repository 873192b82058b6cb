import { defineConfig } from 'vitest/config'

/** `unit` and `unit-pure` run from the sources; `product` and `long` run what `npm run build` made. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*.test.ts', '{server,bench}/**/*.test.ts', '{scripts,bench}/**/*.test.mjs'],
          globalSetup: ['server/validation/testing/build-worker.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-pure',
          include: ['{shared,web}/**/*.test.{ts,tsx}'],
          // What is pure leaves nothing behind for the next file, and a process for each would cost more than the tests.
          isolate: false,
          pool: 'threads',
          testTimeout: 30_000,
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
