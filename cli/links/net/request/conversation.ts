import { type CheckerIo, type CheckerOptions, limits } from '../options.ts'
import { createPools } from './connections.ts'
import { createExchange, type Exchange } from './exchange.ts'
import {
  type Attempt,
  type Budget,
  type Method,
  nextStep,
  type RequestResult,
  type RequestStep,
} from './hop.ts'
import { createGate, createLanes } from './lanes.ts'
import { createNames, resolveName } from './names.ts'
import { createPatience } from './patience.ts'
import { permissions } from './permission.ts'
import { rangesOf } from './ranges.ts'
import { type Addressed, createSender, type ReadOptions } from './sender.ts'

export type Question = {
  /** Called when its turn comes: by then another link may need more of the page. */
  prepare(): ReadOptions
  /** Set if the host demands a longer pause. */
  gapMs?: number
}
export type ConversationIo = CheckerIo & { exchange?: Exchange }
export type Conversation = ReturnType<typeof createConversation>

type Turn = Addressed & { question: Question }

/** Repeats until the status is known, within the rate limit and the retry budget. */
export function createConversation(options: CheckerOptions, io: ConversationIo) {
  const { deadlineMs = limits.deadlineMs, longestWaitMs = limits.longestWaitMs } = options
  const own = new Set(options.ownOrigins.map((origin) => new URL(origin).origin))
  const isOwn = (url: URL) => own.has(url.origin)
  const isLeftOut = (url: URL) => options.offline === true && !isOwn(url)
  const isAllowed = rangesOf(options.allowNet ?? [])
  const permitted = permissions({
    isOwn,
    isAllowed,
    resolve: createNames(io.resolve ?? resolveName, io.warn),
  })
  const pools = createPools({
    connections: limits.trusted.concurrency,
    connectTimeoutMs: deadlineMs,
    certificateAuthority: options.certificateAuthority,
  })
  const exchange = io.exchange ?? createExchange(pools, io.signal)
  // Queued requests reject after a stop.
  const wait = (ms: number) => io.wait(ms, io.signal).catch(() => io.signal?.throwIfAborted())
  const lanes = createLanes({ now: io.now, wait: (ms) => wait(ms).catch(() => undefined) })
  const gate = createGate(limits.atOnce)
  const patience = createPatience(limits.patience)
  const { send, requests } = createSender(options, {
    exchange,
    patience,
    now: io.now,
    signal: io.signal,
  })

  function paceOf({ question, isTrusted }: Turn) {
    if (isTrusted) return limits.trusted
    const { concurrency, gapMs } = limits.foreign
    return { concurrency, gapMs: Math.max(options.gapMs ?? gapMs, question.gapMs ?? 0) }
  }

  async function insist(turn: Turn): Promise<RequestResult> {
    const pace = paceOf(turn)
    const { repeatAfterMs } = turn.isTrusted ? limits.trusted : limits.foreign
    let step: Partial<RequestStep> & { budget: Budget } = { budget: limits.budget }
    for (;;) {
      const { method, budget } = step
      const { got, asked } = await lanes.run(turn.url.host, pace, () => gate(() => sayOnce(turn, method)))
      const wish = 'answer' in got ? retryAfterMs(got.answer.header('retry-after'), io.now()) : undefined
      const attempt = { got, method: asked, budget, retryAfterMs: wish }
      const next = nextStep(attempt, { repeatAfterMs, longestWaitMs })
      await rest(turn, attempt, next)
      if (!next) return got
      step = next
    }
  }

  async function sayOnce(turn: Turn, method: Method | undefined) {
    const reading = turn.question.prepare()
    const asked = method ?? reading.method
    return { asked, got: await send(turn, { ...reading, method: asked }) }
  }

  async function rest(
    { url, isTrusted }: Turn,
    { got, retryAfterMs: wish }: Attempt,
    next: RequestStep | undefined,
  ) {
    if (!isTrusted) patience.note(url.host, got, next === undefined)
    if (!next || next.afterMs === 0) return
    if (wish !== undefined && !isTrusted) lanes.pause(url.host, next.afterMs)
    await wait(next.afterMs)
  }

  return {
    isOwn,
    /** True if robots.txt must be read first. */
    async isForeign(url: URL): Promise<boolean> {
      if (isLeftOut(url)) return false
      const answer = await permitted(url)
      return answer.may && !answer.isTrusted
    },
    async ask(url: URL, question: Question): Promise<RequestResult & { isTrusted: boolean }> {
      if (isLeftOut(url)) return { failure: offline, isTrusted: false }
      const answer = await permitted(url)
      if (!answer.may) return { failure: answer.verdict, isTrusted: false }
      const { addresses, isTrusted } = answer
      return { ...(await insist({ url, question, addresses, isTrusted })), isTrusted }
    },
    requests,
    close: pools.close,
  }
}

const offline = {
  state: 'unverified',
  reason: 'skipped',
  detail: 'Not requested: --offline allows only links to the site.',
} as const

/** Takes seconds or a date. */
function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
