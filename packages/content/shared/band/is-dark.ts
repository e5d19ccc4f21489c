import { contrast } from '../contrast.ts'

/** White reads better on it than dark blue does. */
export const isDark = (background: string | undefined) =>
  (contrast('white', background) ?? 0) > (contrast('darkBlue', background) ?? 0)
