export type RecordedUse = { feedbackFrames: number; doneMs: number }
type WatchedUse = { control: string; event: 'click' | 'input'; result: string }

/**
 * Runs in the page. `feedbackFrames` counts the frames from the use to the first one that shows a change which the page
 * itself made to the island: an attribute, its text, its elements or the value of the field. The browser's own styles of
 * a pressed control do not count, because a dead control has them too. `doneMs` ends with the frame of the result.
 */
export function recordUse({ control, event, result }: WatchedUse) {
  const island = document.querySelector(control)?.closest('[data-island]')
  if (!island) throw new Error(`No island has ${control}.`)
  const changes = new MutationObserver(() => {
    hasChanged = true
  })
  let hasChanged = event === 'input'
  const recorded = new Promise<RecordedUse>((done) => {
    const use = ({ timeStamp }: Event) => {
      let frames = 0
      let feedbackFrames = 0
      changes.observe(island, { subtree: true, childList: true, attributes: true, characterData: true })
      const look = () => {
        frames += 1
        const isDone = document.querySelector(result) !== null
        if (feedbackFrames === 0 && (hasChanged || isDone)) feedbackFrames = frames
        if (!isDone) return requestAnimationFrame(look)
        const afterPaint = new MessageChannel()
        afterPaint.port1.onmessage = () => done({ feedbackFrames, doneMs: performance.now() - timeStamp })
        afterPaint.port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener(event, use, { capture: true, once: true })
  })
  Object.assign(window, { benchUse: recorded })
}

/** Runs in the page. */
export const recordedUse = (): Promise<RecordedUse> => Reflect.get(window, 'benchUse')
