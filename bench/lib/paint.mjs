/** Runs in every page before its own scripts: says when something stands on the screen. */
export function watchPaint() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  const happened = (type) => new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }))

  function isThere({ selector, text, count = 1, and }) {
    if (and && !isThere(and)) return false
    const found = [...document.querySelectorAll(selector)].filter((element) => text === undefined || element.textContent.includes(text))
    return found.length >= count
  }

  /** Settles once the page, changed or not, has what is wanted. */
  function arrival(wanted) {
    return new Promise((resolve) => {
      const look = () => {
        if (!isThere(wanted)) return
        watch.disconnect()
        resolve()
      }
      const watch = new MutationObserver(look)
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      look()
    })
  }

  /** Milliseconds from a moment, an event or the navigation, until what is wanted stands painted. */
  async function painted(since, wanted) {
    if (wanted.selector) await arrival(wanted)
    // The task after a frame's callbacks runs when that frame is drawn.
    await nextFrame()
    await nextTask()
    return performance.now() - since
  }

  let expected
  window.bench = {
    sinceNavigation: (wanted) => painted(0, wanted),
    /** To be said before the event comes; `arrived` then gives the figure. */
    expect({ after, ...wanted }) {
      expected = happened(after).then(({ timeStamp }) => painted(timeStamp, wanted))
    },
    arrived: () => expected,
    async settled() {
      for (let round = 0; round < 2; round++) {
        await nextFrame()
        await idle()
      }
    },
  }
}
