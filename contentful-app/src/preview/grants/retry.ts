/** Milliseconds before a failed attempt is repeated. */
export type Pauses = { firstMs: number; longestMs: number }

/** Repeats a task that failed: later each time, and at once when the computer is online again. */
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
    /** Runs the task after a pause, unless it waits already. */
    plan() {
      if (timer !== undefined) return
      timer = setTimeout(now, delayMs)
      delayMs = Math.min(delayMs * 2, longestMs)
    },
    /** The task succeeded: the next failure is the first one again. */
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
