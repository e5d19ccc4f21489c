export type Clock = { now(): number; wait(ms: number): Promise<void> }

export const realClock: Clock = {
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Admits one caller every `gapMs`. `hurry` admits the waiting caller, or else the next one, at once. */
export function pace(gapMs: number, { now, wait }: Clock = realClock) {
  let lastAt = Number.NEGATIVE_INFINITY
  let next = Promise.withResolvers<void>()
  return {
    async turn(): Promise<void> {
      const delayMs = lastAt + gapMs - now()
      if (delayMs > 0) {
        await Promise.race([next.promise, wait(delayMs)])
        next = Promise.withResolvers()
      }
      lastAt = now()
    },
    hurry: () => next.resolve(),
  }
}
