import { contrast } from '../contrast.ts'

/** Returns true if white has more contrast than dark blue. */
export const isDark = (background: string | undefined) =>
  (contrast('white', background) ?? 0) > (contrast('darkBlue', background) ?? 0)
