import type { Exchange } from './exchange.ts'
import { failureOf } from './failure.ts'
import type { Got, Method } from './hop.ts'
import { type CheckerOptions, limits } from './options.ts'
import type { createPatience } from './patience.ts'
import { robotName } from './robots.ts'

export type Reading = { method: Method; readsUpTo: number; reads(contentType: string): boolean }
/** An address that may be asked, at the machines that its name was resolved to. */
export type Addressed = { url: URL; addresses: readonly string[]; isTrusted: boolean }

type Means = { exchange: Exchange; patience: ReturnType<typeof createPatience>; signal?: AbortSignal }

/** Sends one request, unless its host or the whole run has been asked enough; it throws only for a run that was stopped. */
export function createSender(options: CheckerOptions, { exchange, patience, signal }: Means) {
  const { deadlineMs = limits.deadlineMs, mostForeignRequests = Number.POSITIVE_INFINITY } = options
  const site = options.siteHeaders
  const headersOf = headersFor(options.userAgent ?? usualAgent)
  const sent = { all: 0, foreign: 0 }

  const refusalOf = ({ url, isTrusted }: Addressed) => {
    if (isTrusted) return undefined
    return sent.foreign >= mostForeignRequests ? overdrawn : patience.lostWith(url.host)
  }
  const count = ({ isTrusted }: Addressed) => {
    sent.all += 1
    if (!isTrusted) sent.foreign += 1
  }

  return {
    async send(to: Addressed, reading: Reading): Promise<Got> {
      const refusal = refusalOf(to)
      if (refusal) return { failure: refusal }
      count(to)
      const { url, addresses, isTrusted } = to
      const usual = reading.readsUpTo > 0 ? headersOf.page : headersOf.begin
      const headers = url.origin === site?.origin ? { ...usual, ...site.headers } : usual
      try {
        const request = { url, addresses, ...reading, headers, deadlineMs, keepsConnection: isTrusted }
        return { answer: await exchange(request) }
      } catch (error) {
        signal?.throwIfAborted()
        return { failure: failureOf(error) }
      }
    },
    requests: () => sent.all,
  }
}

const usualAgent = `Mozilla/5.0 (compatible; ${robotName}/1.0)`

/** Of a page that is not read, hosts need not send more than its begin. */
const headersFor = (agent: string) => ({
  page: { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': agent },
  begin: { accept: '*/*', range: 'bytes=0-65535', 'user-agent': agent },
})

const overdrawn = {
  state: 'unverified',
  reason: 'skipped',
  detail: 'This run has asked others as often as it may.',
} as const
