import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallResponse } from './calls.ts'
import type { WebhookRequest } from './request.ts'

export type Delivery = {
  /** `attempt` counts from 1. */
  prepare(attempt: number): WebhookRequest
  report(request: WebhookRequest, outcome: CallResponse & { requestAt: Date; responseAt: Date }): void
}
type DeliveryOptions = {
  /** Milliseconds before the second, third … attempt. */
  retryDelaysMs?: readonly number[]
  timeoutMs?: number
  now: () => Date
}

/** Limits parallel requests: a seed publishes hundreds of entries. */
const concurrency = 4
const keptBodyCharacters = 10_000
const never = { statusCode: 0, headers: {}, body: '' }

/**
 * Retries without blocking other deliveries. As with the real service, two quick writes can arrive in the wrong order.
 */
export function deliveryQueue({ retryDelaysMs = [1000, 5000], timeoutMs = 10_000, now }: DeliveryOptions) {
  const closing = new AbortController()
  // Every attempt and pause listens to the signal.
  setMaxListeners(0, closing.signal)
  const waiting: { delivery: Delivery; attempt: number }[] = []
  let running = 0

  function enqueue(delivery: Delivery, attempt = 1) {
    waiting.push({ delivery, attempt })
    startNext()
  }

  function startNext() {
    const next = running < concurrency && !closing.signal.aborted ? waiting.shift() : undefined
    if (next === undefined) return
    running++
    void tryOnce(next.delivery, next.attempt).finally(() => {
      running--
      startNext()
    })
  }

  async function tryOnce(delivery: Delivery, attempt: number) {
    const request = delivery.prepare(attempt)
    const requestAt = now()
    const outcome = await send(request, AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]))
    if (closing.signal.aborted) return
    delivery.report(request, { ...outcome, requestAt, responseAt: now() })
    const delay = retryDelaysMs[attempt - 1]
    if (delay !== undefined && deservesRetry(request, outcome)) void retryLater(delivery, { attempt, delay })
  }

  async function retryLater(delivery: Delivery, { attempt, delay }: { attempt: number; delay: number }) {
    const isOver = await sleep(delay, false, { signal: closing.signal, ref: false }).catch(() => true)
    if (!isOver) enqueue(delivery, attempt + 1)
  }

  return { enqueue: (delivery: Delivery) => enqueue(delivery), close: () => closing.abort() }
}

async function send(request: WebhookRequest, signal: AbortSignal): Promise<CallResponse> {
  if (!isLoopback(request.url)) {
    return { ...never, error: 'The local service calls loopback addresses only.' }
  }
  try {
    const { url, method, headers } = request
    const body = method === 'GET' ? undefined : request.body
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' })
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: (await response.text()).slice(0, keptBodyCharacters),
    }
  } catch (error) {
    return { ...never, error: reasonOf(error) }
  }
}

/** `fetch` hides the reason in the cause. */
const reasonOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

const deservesRetry = (request: WebhookRequest, { statusCode }: CallResponse) =>
  isLoopback(request.url) && (statusCode === 0 || statusCode === 429 || statusCode >= 500)

function isLoopback(url: string) {
  const { protocol, hostname } = URL.parse(url) ?? {}
  if (hostname === undefined || !['http:', 'https:'].includes(protocol ?? '')) return false
  return /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname) || hostname === '[::1]'
}
