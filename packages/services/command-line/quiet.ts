import type { CommandIo } from './io.ts'

/** An Io whose narration and progress stop once `isQuiet` says so. Results, questions and errors stay. */
export const quietable = <Io extends CommandIo>(io: Io, isQuiet: () => boolean): Io => ({
  ...io,
  err: (lines) => {
    if (!isQuiet()) io.err(lines)
  },
  redraw: (line) => {
    if (!isQuiet()) io.redraw(line)
  },
  // Nobody can agree to what is not shown.
  get confirm() {
    return isQuiet() ? undefined : io.confirm
  },
})
