/** What a command may touch: so tests call it like the terminal does. */
export type Io = {
  /** The result. */
  out(text: string): void
  /** Narration and progress. */
  err(text: string): void
  fetch: typeof fetch
  now(): Date
  /** Characters a line of `err` can hold; missing where it is no terminal or NO_COLOR is set. */
  columns?: number
  /** Fires when the person stops the command. */
  signal?: AbortSignal
}
