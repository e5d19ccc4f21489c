/** Milliseconds that code may take to load. */
export const loadingMs = 15_000

/** Rejects with NoAnswerError after `ms` milliseconds. */
export async function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NoAnswerError(`Contentful did not answer within ${ms} ms.`)), ms)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

export class NoAnswerError extends Error {
  readonly code = 'NO_ANSWER'
  override readonly name = 'NoAnswerError'
}
