import type { CommandIo } from './io.ts'

/** Hides narration and progress while `isQuiet()`. Results, questions and errors stay. */
export const quietable = <Io extends CommandIo>(io: Io, isQuiet: () => boolean): Io => ({
  ...io,
  err: (lines) => {
    if (!isQuiet()) io.err(lines)
  },
  redraw: (line) => {
    if (!isQuiet()) io.redraw(line)
  },
  // A user cannot agree to text that is hidden.
  get confirm() {
    return isQuiet() ? undefined : io.confirm
  },
})
