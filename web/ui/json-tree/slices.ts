const sliceMs = 10

/** Gives way to input and paint. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Repeats a step until it is through, in slices so short that nobody notices. A step is told how to know that its time is up. */
export async function inSlices(step: (isLate: () => boolean) => 'more' | 'done', signal: AbortSignal): Promise<void> {
  for (;;) {
    const until = performance.now() + sliceMs
    if (step(() => performance.now() >= until) === 'done') return
    await pause()
    signal.throwIfAborted()
  }
}
