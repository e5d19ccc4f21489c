import { type CheckerOptions, limits } from '../options.ts'
import { createCookies } from './cookies.ts'
import { type Exchange, hasHung } from './exchange.ts'
import { failureOf } from './failure.ts'
import type { Method, RequestResult } from './hop.ts'
import type { createPatience } from './patience.ts'
import { robotName } from './robots.ts'

export type ReadOptions = { method: Method; readsUpTo: number; reads(contentType: string): boolean }
/** `addresses` are the checked DNS results for `url`. */
export type Addressed = { url: URL; addresses: readonly string[]; isTrusted: boolean }

type Means = {
  exchange: Exchange
  patience: ReturnType<typeof createPatience>
  now(): number
  signal?: AbortSignal
}

/** Sends nothing once the host or the run reached its limit. Throws only when the run is stopped. */
export function createSender(options: CheckerOptions, { exchange, patience, now, signal }: Means) {
  const { deadlineMs = limits.deadlineMs, mostForeignRequests = Number.POSITIVE_INFINITY } = options
  const site = options.siteHeaders
  const headersOf = headersFor(options.userAgent ?? usualAgent)
  const sent = { all: 0, foreign: 0 }
  const own = new Set(options.ownOrigins.map((origin) => new URL(origin).origin))
  const cookies = createCookies()

  function headersTo(url: URL, readsUpTo: number) {
    const usual = readsUpTo > 0 ? headersOf.page : headersOf.begin
    const headers = url.origin === site?.origin ? { ...usual, ...site.headers } : usual
    const cookie = own.has(url.origin) ? cookies.headerFor(url) : undefined
    if (cookie === undefined) return headers
    const name = Object.keys(headers).find((key) => key.toLowerCase() === 'cookie') ?? 'cookie'
    const set = (headers as Record<string, string>)[name]
    return { ...headers, [name]: set === undefined ? cookie : `${set}; ${cookie}` }
  }

  const refusalOf = ({ url, isTrusted }: Addressed) => {
    if (isTrusted) return undefined
    return sent.foreign >= mostForeignRequests ? overdrawn : patience.lostWith(url.host)
  }
  const count = ({ isTrusted }: Addressed) => {
    sent.all += 1
    if (!isTrusted) sent.foreign += 1
  }

  return {
    async send(to: Addressed, reading: ReadOptions): Promise<RequestResult> {
      const refusal = refusalOf(to)
      if (refusal) return { failure: refusal }
      count(to)
      const { url, addresses, isTrusted } = to
      const headers = headersTo(url, reading.readsUpTo)
      try {
        const request = { url, addresses, ...reading, headers, deadlineMs, keepsConnection: isTrusted }
        const answer = await exchange(request)
        if (answer.cookies && own.has(url.origin)) cookies.keep(url, answer.cookies, now())
        return { answer }
      } catch (error) {
        signal?.throwIfAborted()
        return { failure: failureOf(error), hasHung: hasHung(error) }
      }
    },
    requests: () => sent.all,
  }
}

const usualAgent = `Mozilla/5.0 (compatible; ${robotName}/1.0)`

/** Hosts need only send the start of an unread page. */
const headersFor = (agent: string) => ({
  page: { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': agent },
  begin: { accept: '*/*', range: 'bytes=0-65535', 'user-agent': agent },
})

const overdrawn = {
  state: 'unverified',
  reason: 'skipped',
  detail: 'This run has asked others as often as it may.',
} as const
