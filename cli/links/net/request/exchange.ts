import type { Dispatcher } from 'undici'
import { type Body, decompress } from './body.ts'
import type { Pools } from './connections.ts'

export type Ask = {
  url: URL
  addresses: readonly string[]
  method: 'GET' | 'HEAD'
  headers: Record<string, string>
  reads(contentType: string): boolean
  readsUpTo: number
  /** Covers the body, so that a slow body cannot hold the connection. */
  deadlineMs: number
  /** undici closes a connection after each HEAD, because some hosts send a body anyway. */
  keepsConnection: boolean
}
export type Answer = {
  status: number
  header(name: string): string | undefined
  cookies?: readonly string[]
  body?: Body
}
export type Exchange = (ask: Ask) => Promise<Answer>

class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
  readonly code = 'DEADLINE_TIMEOUT'
  /** The host accepted the connection. */
  readonly hasHung: boolean

  constructor(deadlineMs: number, hasHung: boolean) {
    super(`No whole answer within ${deadlineMs} ms.`)
    this.hasHung = hasHung
  }
}

export const hasHung = (error: unknown) => error instanceof DeadlineError && error.hasHung

/**
 * Sends one request, without redirects or retries. Bypasses the stream, signal and listeners that undici creates for
 * each response.
 */
export function createExchange(pools: Pools, signal?: AbortSignal): Exchange {
  const underWay = new Set<(error: Error) => void>()
  signal?.addEventListener('abort', () => {
    for (const stop of underWay) stop(signal.reason)
  })
  return (ask) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { url, method, headers, deadlineMs, keepsConnection } = ask
    signal?.throwIfAborted()
    const expire = () => stop(new DeadlineError(deadlineMs, isStarted()))
    const timer = setTimeout(expire, deadlineMs)
    // A host that hangs on HEAD often answers GET, which gets the other half of the time.
    const early = setTimeout(() => isStarted() && expire(), method === 'HEAD' ? deadlineMs / 2 : deadlineMs)
    const { handler, stop, isStarted } = receiver(ask, (got) => {
      clearTimeout(timer)
      clearTimeout(early)
      underWay.delete(stop)
      if (got instanceof Error) reject(got)
      else resolve(got)
    })
    underWay.add(stop)
    pools.of(url.origin, ask.addresses).dispatch(
      {
        path: `${url.pathname}${url.search}`,
        ...{ method, headers },
        reset: keepsConnection ? false : undefined,
      },
      handler,
    )
    return promise
  }
}

/** Bytes. Reading a small rest keeps the connection; aborting a large one is cheaper. */
const smallRest = 64 * 1024

/** Reports once: the response, cut at its limit, or the error. */
function receiver({ method, reads, readsUpTo }: Ask, handOver: (got: Answer | Error) => void) {
  let wire: Dispatcher.DispatchController | undefined
  let answer: Answer | undefined
  let isRead = false
  let isOver: Error | undefined
  const chunks: Buffer[] = []
  let size = 0

  function end(got: Answer | Error, reason: Error = done) {
    if (isOver) return
    isOver = reason
    handOver(got)
  }

  function withBody(head: Answer, isCut: boolean): Answer {
    if (!isRead) return head
    const [only = nothing] = chunks
    const bytes = (chunks.length > 1 ? Buffer.concat(chunks) : only).subarray(0, readsUpTo)
    return { ...head, body: decompress({ bytes, isCut }, head.header('content-encoding'), readsUpTo) }
  }

  /** The unread rest of a response may fail or time out. */
  function stop(error: Error) {
    end(answer && !isRead ? answer : error, error)
    wire?.abort(error)
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      wire = controller
      if (isOver) controller.abort(isOver)
    },
    onResponseStart(_, status, headers) {
      // Such as early hints.
      if (status < 200) return
      const cookies = headers['set-cookie']
      answer = {
        status,
        header: (name) => firstOf(headers[name]),
        ...(cookies === undefined ? {} : { cookies: [cookies].flat() }),
      }
      isRead = method === 'GET' && status < 300 && reads(answer.header('content-type') ?? '')
    },
    onResponseData(controller, chunk) {
      size += chunk.length
      if (isRead) chunks.push(chunk)
      if (!answer || size <= (isRead ? readsUpTo : smallRest)) return
      end(withBody(answer, true))
      controller.abort(done)
    },
    onResponseEnd() {
      if (answer) end(withBody(answer, false))
    },
    onResponseError: (_, error) => end(answer && !isRead ? answer : error),
  }
  return { handler, stop, isStarted: () => wire !== undefined }
}

const nothing = Buffer.alloc(0)
const done = new Error('The answer is read as far as needed.')
const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
