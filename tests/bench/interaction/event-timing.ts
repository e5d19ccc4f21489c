/** Shorter events are not reported. Browsers allow no lower threshold. */
export const thresholdMs = 16

/** What a document observed since its last report. `count` is that of all its interactions so far. */
export type InteractionReport = {
  /** The time at which the document began, which is another one after each navigation. */
  document: number
  count: number
  events: { id: number; ms: number }[]
}

export const reportBinding = 'benchReportInteractions'

/**
 * Runs in each document before its scripts. Reports events as browsers measure INP: from the input to the next paint,
 * in steps of 8 ms. The first input is reported even if it is short.
 */
export function observeInteractions({ threshold, binding }: { threshold: number; binding: string }) {
  if (window !== window.top) return
  type Timed = PerformanceEntry & { interactionId?: number }
  const report = (entries: Timed[]) => {
    const { interactionCount = 0 } = performance as { interactionCount?: number }
    const events = entries.flatMap(({ interactionId: id, duration: ms }) => (id ? [{ id, ms }] : []))
    Reflect.get(window, binding)({ document: performance.timeOrigin, count: interactionCount, events })
  }
  const observer = new PerformanceObserver((list) => report(list.getEntries()))
  const event: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: threshold,
    buffered: true,
  }
  observer.observe(event)
  observer.observe({ type: 'first-input', buffered: true })
  addEventListener('pagehide', () => report(observer.takeRecords()))
}

/** Runs in the page. Resolves after the next frame, when the events before it are reported. Counts short interactions too. */
export async function countInteractions(): Promise<InteractionReport> {
  await new Promise(requestAnimationFrame)
  await new Promise((done) => setTimeout(done, 50))
  const { interactionCount = 0 } = performance as { interactionCount?: number }
  return { document: performance.timeOrigin, count: interactionCount, events: [] }
}
