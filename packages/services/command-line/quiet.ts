import type { CommandIo } from './io.ts'

/** Hides narration and progress; results, questions and errors stay. */
export const quietable = <Io extends CommandIo>(io: Io, isQuiet: () => boolean): Io => ({
  ...io,
  err: (lines) => {
    if (!isQuiet()) io.err(lines)
  },
  redraw: (line) => {
    if (!isQuiet()) io.redraw(line)
  },
  // A user cannot agree to hidden text.
  get confirm() {
    return isQuiet() ? undefined : io.confirm
  },
})
