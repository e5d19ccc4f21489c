/** A browser with one window: what the steps need of it, whatever its protocol. */
export type Engine = {
  goTo(url: string): Promise<void>
  /** The value of an expression in the page, or in the frame that was entered, as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks as a pointer does, so that the page may use what needs a gesture. */
  click(selector: string): Promise<void>
  /** Writes into an element, key by key. */
  type(selector: string, text: string): Promise<void>
  /** From then on, everything concerns the page in this frame. */
  enterFrame(selector: string): Promise<void>
  leaveFrames(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that a busy machine may take to show something. */
export const showsMs = 15_000
