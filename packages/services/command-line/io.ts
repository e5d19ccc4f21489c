import type { Lines, Printable } from './lines.ts'

/** Tests pass their own, to call commands as the terminal does. */
export type CommandIo = {
  out(lines: Lines): void
  /** For a machine format, which escapes content by its own rules. */
  print(text: Printable): void
  /** Narration. */
  err(lines: Lines): void
  /** Draws this progress line over the current line of `err`. */
  redraw(line: string): void
  fetch: typeof fetch
  now(): Date
  signal?: AbortSignal
  /** Characters in a line of `err`; undefined if it is no terminal or NO_COLOR is set. */
  columns?: number
  /** True if `out` may be colored. */
  colors?: boolean
  /** True if `out` is a terminal. */
  isTerminal?: boolean
  /** Asks a yes-or-no question; undefined if nobody can answer. */
  confirm?(question: string): Promise<boolean>
}
