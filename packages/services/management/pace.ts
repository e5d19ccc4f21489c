/** Spaces requests evenly, as fast as the limit that the API announces allows. */
export type Pace = {
  /** Resolves when the next request may start. */
  turn(): Promise<void>
  /** Takes what an answer says about the limit. */
  learn(answer: { status: number; headers: Headers }): void
}

export type Clock = {
  /** Milliseconds from any fixed moment. */
  now(): number
  /** Calls back once after `ms`, unless the function it returns is called before. */
  after(ms: number, callback: () => void): () => void
}

const pacing = {
  /** Requests a second until the first answer tells the limit: the lowest limit of any plan. */
  cautious: 7,
  /** Share of the announced limit that is used. */
  share: 0.985,
  slowDown: 0.7,
  /**
   * A single refusal may be chance: two requests that were not equally long on their way reach the service in one
   * second. It costs a short pause, unless a longer one than usual is asked for; the next one soon after is no chance.
   */
  chancePauseMs: 200,
  usualResetMs: 1_000,
  soonMs: 2_000,
  /** Share of the ceiling that each good answer gives back after a refusal: quickly to near the refused rate … */
  recovery: 0.02,
  /** … and slowly beyond, so that whoever shares the token with others settles instead of swinging. */
  probing: 0.001,
  nearRefused: 0.9,
  /** What a second is longer here, for requests that are not equally long on their way. */
  guardMs: 5,
  /** How late a timer may be without costing throughput. */
  slackMs: 100,
  /** Pause after a refusal that names none. */
  pauseMs: 1000,
  /** Nobody waits longer: then each request hears for itself that it is refused, and none is held up to hear it. */
  longestPauseMs: 90_000,
}

/** One for all spaces: Contentful counts the requests of a token, not of a space. */
export function paceOf({ now, after }: Clock): Pace {
  const waiting: (() => void)[] = []
  let ceiling = pacing.cautious
  let rate = pacing.cautious
  let refused = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let refusedAt = Number.NEGATIVE_INFINITY
  const starts: number[] = []
  let pausedUntil = 0
  let cancelTimer = () => {}

  /** When fewer than the limit have started in the second before: what was late is made up for, but not all at once. */
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
  /** Below the announced limit others use it too, and a refusal is no chance; nor is one soon after another. */
  const isChance = (asked: number) =>
    rate === ceiling && asked <= pacing.usualResetMs && now() - refusedAt > pacing.soonMs
  const slowDown = () => {
    refused = rate < ceiling ? rate : Number.POSITIVE_INFINITY
    rate = Math.max(1, rate * pacing.slowDown)
  }
  /** Of several refusals at once, and of those that a new limit explains, none slows further down. */
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

/** How long a refusal asks to wait, in milliseconds. */
export function resetMs(headers: Headers): number {
  const seconds = Number(headers.get('x-contentful-ratelimit-reset') ?? headers.get('retry-after'))
  return seconds > 0 ? seconds * 1000 : pacing.pauseMs
}
