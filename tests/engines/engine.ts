export type Engine = {
  goTo(url: string): Promise<void>
  /** Inside an entered frame; returns JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A real click, for APIs that need a gesture. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Later calls act inside this frame. */
  enterFrame(selector: string): Promise<void>
  leaveFrames(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds on a busy machine. */
export const showsMs = 15_000
