type Extent = { top: number; bottom: number }

/** Shares of the window. */
const comfort = { from: 0.15, to: 0.75, goal: 0.3 }

/** Returns CSS pixels. A reader who has scrolled away stays there. */
export function distanceTo(next: Extent, last: Extent | undefined, windowHeight: number): number {
  if (last && (last.bottom < 0 || last.top > windowHeight)) return 0
  const isNear = next.top >= windowHeight * comfort.from && next.bottom <= windowHeight * comfort.to
  return isNear ? 0 : next.top - windowHeight * comfort.goal
}
