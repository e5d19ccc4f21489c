export type Side = 'before' | 'after'

/** Milliseconds in which scroll events of the following frame are ignored. */
const echoMs = 400

/** Scrolls one frame with the other. The following frame never leads back. */
export function scrollTogether(scroll: (side: Side, top: number) => void, now: () => number = Date.now) {
  const followedAt: Partial<Record<Side, number>> = {}
  return {
    moved(side: Side, top: number) {
      if (now() - (followedAt[side] ?? Number.NEGATIVE_INFINITY) < echoMs) return
      const other = side === 'before' ? 'after' : 'before'
      followedAt[other] = now()
      scroll(other, top)
    },
  }
}
