import type { Lines, Printable } from './lines.ts'

/** What every command may touch: so tests call it like the terminal does. */
export type CommandIo = {
  /** The result for a person. */
  out(lines: Lines): void
  /** The result in a format that escapes content by its own rules. */
  print(text: Printable): void
  /** Narration. */
  err(lines: Lines): void
  /** Progress: draws this line over the current one of `err`. */
  redraw(line: string): void
  fetch: typeof fetch
  now(): Date
  /** Fires when the person stops the command. */
  signal?: AbortSignal
  /** Characters a line of `err` can hold; missing where it is no terminal or NO_COLOR is set. */
  columns?: number
  /** Whether `out` may be coloured. */
  colours?: boolean
  /** Whether a person reads `out` on a screen. */
  isTerminal?: boolean
  /** Asks a yes-or-no question; missing where nobody could answer. */
  confirm?(question: string): Promise<boolean>
}
