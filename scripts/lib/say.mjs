/** A sentence for the person at the terminal. */
export const say = (sentence = '') => process.stdout.write(`${sentence}\n`)

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
