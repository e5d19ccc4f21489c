/** Shares of the requests that go wrong, 0 to 1. */
export type Faults = {
  /** The connection is reset before the request arrives. */
  reset?: number
  /** The request is carried out, and its answer is lost. */
  lost?: number
  /** The service refuses the request for its rate. */
  limited?: number
}

/** A fetch over a faulty network. `random` decides which requests go wrong. */
export function faultyFetch(
  { reset = 0, lost = 0, limited = 0 }: Faults,
  random: () => number,
): typeof globalThis.fetch {
  return async (url, init) => {
    const chance = random()
    if (chance < reset) throw connectionReset()
    if (chance < reset + limited) return tooMany()
    const response = await fetch(url, init)
    if (chance >= reset + limited + lost) return response
    await response.arrayBuffer()
    throw connectionReset()
  }
}

/** As the fetch of Node fails. */
const connectionReset = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })

/** Asks for a short pause, so that tests need not wait a second for each. */
const tooMany = () =>
  new Response('{"sys":{"type":"Error","id":"RateLimitExceeded"}}', {
    status: 429,
    headers: { 'x-contentful-ratelimit-reset': '0.02' },
  })
