/** The advertisement after this one; the first follows the last. */
export const nextOf = (index: number, count: number) => (index + 1) % count

/** What stands in the way of turns. */
export type Hold = {
  /** The visitor has paused them. */
  isPaused: boolean
  isHovered: boolean
  hasFocus: boolean
  isTabHidden: boolean
}

export const isTurning = ({ isPaused, isHovered, hasFocus, isTabHidden }: Hold) =>
  !(isPaused || isHovered || hasFocus || isTabHidden)
