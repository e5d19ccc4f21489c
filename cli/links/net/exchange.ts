import { type Body, decompress, readUpTo } from './body.ts'
import type { Pools } from './connections.ts'

export type Ask = {
  url: URL
  addresses: readonly string[]
  method: 'GET' | 'HEAD'
  headers: Record<string, string>
  /** Of which content types the body is read; the rest of an answer is left on the wire. */
  reads(contentType: string): boolean
  readsUpTo: number
  deadlineMs: number
  /** undici gives a connection up after each HEAD, because some hosts send a body nevertheless. */
  keepsConnection: boolean
}
export type Answer = { status: number; header(name: string): string | undefined; body?: Body }
export type Exchange = (ask: Ask) => Promise<Answer>

class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
  readonly code = 'DEADLINE_TIMEOUT'
}

/** One request and its answer, whatever it is: nothing is followed or repeated here. */
export function createExchange(pools: Pools, signal?: AbortSignal): Exchange {
  return async ({ url, addresses, method, headers, reads, readsUpTo, deadlineMs, keepsConnection }) => {
    const { signal: stop, end } = deadline(deadlineMs, signal)
    try {
      const {
        statusCode,
        headers: received,
        body,
      } = await pools.of(url.origin, addresses).request({
        path: `${url.pathname}${url.search}`,
        method,
        headers,
        signal: stop,
        reset: keepsConnection ? false : undefined,
      })
      const header = (name: string) => {
        const value = received[name]
        return Array.isArray(value) ? value[0] : value
      }
      if (method === 'GET' && statusCode < 300 && reads(header('content-type') ?? '')) {
        const read = await readUpTo(body, readsUpTo)
        return { status: statusCode, header, body: decompress(read, header('content-encoding'), readsUpTo) }
      }
      // The answer is known: that its rest is slow or breaks off changes nothing.
      await body.dump({ limit: smallRest, signal: stop }).catch(() => undefined)
      return { status: statusCode, header }
    } finally {
      end()
    }
  }
}

/** To read a small rest keeps the connection; a large one is cheaper to cut. */
const smallRest = 64 * 1024

/** Over the whole exchange, so that a body that drips cannot hold it open; a signal of its own for each. */
function deadline(ms: number, signal: AbortSignal | undefined) {
  signal?.throwIfAborted()
  const stop = new AbortController()
  const abort = () => stop.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => stop.abort(new DeadlineError(`No whole answer within ${ms} ms.`)), ms)
  return {
    signal: stop.signal,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}
