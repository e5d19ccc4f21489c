export const nextOf = (index: number, count: number) => (index + 1) % count

/** Reasons against rotation. */
export type Hold = {
  /** The visitor has paused it. */
  isPaused: boolean
  isHovered: boolean
  hasFocus: boolean
  isTabHidden: boolean
}

export const isTurning = ({ isPaused, isHovered, hasFocus, isTabHidden }: Hold) =>
  !(isPaused || isHovered || hasFocus || isTabHidden)
