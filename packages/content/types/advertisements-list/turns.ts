export const nextOf = (index: number, count: number) => (index + 1) % count

export type Hold = {
  isPaused: boolean
  isHovered: boolean
  hasFocus: boolean
  isTabHidden: boolean
}

export const isTurning = ({ isPaused, isHovered, hasFocus, isTabHidden }: Hold) =>
  !(isPaused || isHovered || hasFocus || isTabHidden)
