/** What a command may touch: so tests call it like the terminal does. */
export type Io = {
  /** The result. */
  out(text: string): void
  /** Narration. */
  err(text: string): void
  fetch: typeof fetch
  now(): Date
  /** Who runs the command, for the history and the lock. */
  who: Who
  /** Asks a yes-or-no question; missing where nobody could answer. */
  confirm?(question: string): Promise<boolean>
  /** Fires when the person stops the command. */
  signal?: AbortSignal
}

export type Who = { name: string; host: string; pid: number }
