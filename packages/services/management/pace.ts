/** Spaces requests evenly, as fast as the limit that the API announces allows. */
export type Pace = {
  /** Resolves when the next request may start. */
  turn(): Promise<void>
  /** Takes what an answer says about the limit. */
  learn(answer: { status: number; headers: Headers }): void
}

export type Clock = { now(): number; sleep(ms: number): Promise<void> }

const pacing = {
  /** Requests a second until the first answer tells the limit: the lowest limit of any plan. */
  cautious: 7,
  /** Share of the announced limit that is used. */
  share: 0.985,
  slowDown: 0.7,
  /** Share of the ceiling that each good answer gives back after a refusal. */
  recovery: 0.02,
  /** Pause after a refusal that names none. */
  pauseMs: 1000,
}

/** One for all spaces: Contentful counts the requests of a token, not of a space. */
export function paceOf({ now, sleep }: Clock): Pace {
  let ceiling = pacing.cautious
  let rate = pacing.cautious
  let next = 0
  let pausedUntil = 0

  const slot = () => {
    const at = Math.max(now(), next, pausedUntil)
    next = at + 1000 / rate
    return at - now()
  }
  return {
    async turn() {
      for (let wait = slot(); wait >= 1; wait = now() < pausedUntil ? slot() : 0) await sleep(wait)
    },
    learn({ status, headers }) {
      const limit = Number(headers.get('x-contentful-ratelimit-second-limit'))
      if (limit > 0 && limit * pacing.share !== ceiling) {
        ceiling = limit * pacing.share
        rate = ceiling
      }
      if (status !== 429) {
        rate = Math.min(ceiling, rate + ceiling * pacing.recovery)
        return
      }
      rate = Math.max(1, rate * pacing.slowDown)
      pausedUntil = Math.max(pausedUntil, now() + resetMs(headers))
    },
  }
}

/** How long a refusal asks to wait, in milliseconds. */
export function resetMs(headers: Headers): number {
  const seconds = Number(headers.get('x-contentful-ratelimit-reset') ?? headers.get('retry-after'))
  return seconds > 0 ? seconds * 1000 : pacing.pauseMs
}
