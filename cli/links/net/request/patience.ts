import type { FailedHop, RequestResult } from './hop.ts'

/** Skips hosts that only time out: 500 links to one would take half an hour. */
export function createPatience(most: number) {
  const strikes = new Map<string, { count: number; last: FailedHop }>()
  return {
    lostWith(host: string): FailedHop | undefined {
      const known = strikes.get(host)
      return known && known.count >= most ? known.last : undefined
    },
    note(host: string, got: RequestResult, isLast: boolean) {
      // Nothing was sent.
      if ('failure' in got && (got.failure.reason === 'rateLimited' || got.failure.reason === 'skipped'))
        return
      const strike = strikeOf(got)
      if (!strike) strikes.delete(host)
      else if (isLast) strikes.set(host, { count: (strikes.get(host)?.count ?? 0) + 1, last: strike })
    },
  }
}

function strikeOf(got: RequestResult): FailedHop | undefined {
  if ('failure' in got)
    return got.failure.reason === 'timeout'
      ? { ...got.failure, detail: 'Its host did not answer in time to others before.' }
      : undefined
  return got.answer.status === 429
    ? { state: 'unverified', reason: 'rateLimited', status: 429, detail: 'Its host had enough of requests.' }
    : undefined
}
