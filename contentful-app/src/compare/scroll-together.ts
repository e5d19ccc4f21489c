export type Side = 'before' | 'after'

/** Milliseconds in which a frame that was scrolled by the other one is not followed itself. */
const echoMs = 400

/** Scrolls one frame as far as the other one. A frame that follows does not lead back. */
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
