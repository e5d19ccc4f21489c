import type { CommandIo } from '@association/services/command-line'

/** What a command of this program may touch. */
export type Io = CommandIo & {
  /** Characters a line of `err` can hold; missing where it is no terminal or NO_COLOR is set. */
  columns?: number
  /** Whether `out` may be coloured. */
  colours?: boolean
}
