/** Fields of Chrome's trace format. Times are in microseconds; `tdur` is the time on the processor. */
export type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** Lighthouse's default phone. */
const slowdown = 4
/** Milliseconds. */
const longTask = 50

/**
 * The total blocking time of a simulated phone, in milliseconds, from tasks after the first paint. Lighthouse uses the
 * clock, so a task that waits for a busy processor counts there. Throws if the page did not paint, or if the trace has no
 * processor time.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no first paint.')
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid,
  )
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('The trace has no processor time.')
  return tasks
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTask))
    .reduce((sum, blocked) => sum + blocked, 0)
}
