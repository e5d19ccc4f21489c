type Extent = { top: number; bottom: number }

/** Shares of the window between the header of the site and the controls. */
const comfort = { from: 0.15, to: 0.75, goal: 0.3 }

/** Returns how far to scroll, in CSS pixels. Who has scrolled away from the last sentence stays there. */
export function distanceTo(next: Extent, last: Extent | undefined, windowHeight: number): number {
  if (last && (last.bottom < 0 || last.top > windowHeight)) return 0
  const isNear = next.top >= windowHeight * comfort.from && next.bottom <= windowHeight * comfort.to
  return isNear ? 0 : next.top - windowHeight * comfort.goal
}
