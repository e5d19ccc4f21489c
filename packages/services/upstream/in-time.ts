/** Nothing came in time. */
export const late = Symbol('late')

/** The result of work, or `late` after some milliseconds. The work goes on, and no timer is left behind. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T | typeof late> {
  const { promise, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(() => resolve(late), deadlineMs).unref()
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    // The race has another winner by then.
    work.catch(() => {})
  }
}
