import type { Lines, Printable } from './lines.ts'

export type CommandIo = {
  out(lines: Lines): void
  /** For machine formats, which escape content themselves. */
  print(text: Printable): void
  /** Narration. */
  err(lines: Lines): void
  /** Replaces the current line of `err`. */
  redraw(line: string): void
  fetch: typeof fetch
  now(): Date
  signal?: AbortSignal
  /** Characters in a line of `err`; undefined without a terminal or with NO_COLOR. */
  columns?: number
  /** True if `out` may be colored. */
  colors?: boolean
  /** True if `out` is a terminal. */
  isTerminal?: boolean
  /** Exists only if a person can answer. */
  confirm?(question: string): Promise<boolean>
}

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
