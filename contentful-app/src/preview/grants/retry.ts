/** Milliseconds before a retry. */
export type Pauses = { firstMs: number; longestMs: number }

/** Retries with growing pauses, and at once when the computer is online again. */
export function retry(task: () => void, { firstMs, longestMs }: Pauses) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs = firstMs
  const now = () => {
    if (timer === undefined) return
    cancel()
    task()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  globalThis.addEventListener?.('online', now)
  return {
    /** Does nothing if the task is already planned. */
    plan() {
      if (timer !== undefined) return
      timer = setTimeout(now, delayMs)
      delayMs = Math.min(delayMs * 2, longestMs)
    },
    /** Resets the pause. */
    succeeded() {
      cancel()
      delayMs = firstMs
    },
    stop() {
      cancel()
      globalThis.removeEventListener?.('online', now)
    },
  }
}
