/** Spaces requests evenly, as fast as the announced rate limit allows. */
export type Pace = {
  turn(): Promise<void>
  learn(answer: { status: number; headers: Headers }): void
}

export type PaceClock = {
  /** Milliseconds from any fixed moment. */
  now(): number
  /** Returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void
}

const pacing = {
  /** Requests per second until the first response: the lowest limit of any plan. */
  cautious: 7,
  /** Used share of the announced limit. */
  share: 0.985,
  slowDown: 0.7,
  /**
   * A single refusal can be chance: delay can push two requests into one second. It pauses briefly, unless it asks for
   * more than usual. A second refusal soon after is no chance.
   */
  chancePauseMs: 200,
  usualResetMs: 1_000,
  soonMs: 2_000,
  /** Restored share of the ceiling per accepted request after a refusal: fast until near the refused rate … */
  recovery: 0.02,
  /** … then slowly, so that clients with the same token settle instead of oscillating. */
  probing: 0.001,
  nearRefused: 0.9,
  /** Extends the second for varying network delays. */
  guardMs: 5,
  /** A timer can be this late without costing throughput. */
  slackMs: 100,
  /** For a refusal without a time. */
  pauseMs: 1000,
  /** After this wait, every request is sent and reports its own refusal. */
  longestPauseMs: 90_000,
}

export function paceOf({ now, after }: PaceClock): Pace {
  const waiting: (() => void)[] = []
  let ceiling = pacing.cautious
  let rate = pacing.cautious
  let refused = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let refusedAt = Number.NEGATIVE_INFINITY
  const starts: number[] = []
  let pausedUntil = 0
  let cancelTimer = () => {}

  /** Returns when the limit of a second permits a request: late requests catch up, but not all at once. */
  const secondIsOver = () => {
    const limit = Math.round(ceiling / pacing.share)
    starts.splice(0, starts.length - limit)
    const [first] = starts
    return first === undefined || starts.length < limit ? 0 : first + 1000 + pacing.guardMs
  }
  const release = () => {
    cancelTimer()
    for (let start = waiting.shift(); start; start = waiting.shift()) {
      const at = Math.max(last + 1000 / rate, pausedUntil, secondIsOver())
      if (at - now() >= 1) {
        waiting.unshift(start)
        cancelTimer = after(at - now(), release)
        return
      }
      last = Math.max(at, now() - pacing.slackMs)
      starts.push(now())
      start()
    }
  }
  /** Below the announced limit, other clients share the token, so a refusal is no chance. */
  const isChance = (asked: number) =>
    rate === ceiling && asked <= pacing.usualResetMs && now() - refusedAt > pacing.soonMs
  const slowDown = () => {
    refused = rate < ceiling ? rate : Number.POSITIVE_INFINITY
    rate = Math.max(1, rate * pacing.slowDown)
  }
  /** Simultaneous refusals, and those of a new limit, slow down once. */
  const refuse = (headers: Headers, isExplained: boolean) => {
    if (now() < pausedUntil) return
    const asked = resetMs(headers)
    const isBrief = !isExplained && isChance(asked)
    if (!isBrief && !isExplained) slowDown()
    refusedAt = now()
    const pauseMs = isBrief ? pacing.chancePauseMs : asked
    if (pauseMs <= pacing.longestPauseMs) pausedUntil = now() + pauseMs
  }
  const recover = () => {
    const share = rate < refused * pacing.nearRefused ? pacing.recovery : pacing.probing
    rate = Math.min(ceiling, rate + ceiling * share)
  }
  return {
    turn: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        release()
      }),
    learn({ status, headers }) {
      const limit = Number(headers.get('x-contentful-ratelimit-second-limit')) * pacing.share
      const isNew = limit > 0 && limit !== ceiling
      if (isNew) {
        ceiling = limit
        rate = limit
        refused = Number.POSITIVE_INFINITY
      }
      if (status === 429) refuse(headers, isNew)
      else recover()
      release()
    },
  }
}

export function resetMs(headers: Headers): number {
  const seconds = Number(headers.get('x-contentful-ratelimit-reset') ?? headers.get('retry-after'))
  return seconds > 0 ? seconds * 1000 : pacing.pauseMs
}
