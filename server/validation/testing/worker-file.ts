/** Where the worker is that was built before the tests. */
export const workerFile = new URL('../../../.cache/worker/validation-worker.js', import.meta.url)
