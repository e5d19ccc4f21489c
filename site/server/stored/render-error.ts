type Details = { isLate?: boolean; cause?: unknown }

/** A retry may succeed if rendering only took too long. */
export class RenderError extends Error {
  readonly code = 'RENDER'
  override readonly name = 'RenderError'
  readonly isLate: boolean

  constructor(message: string, { isLate = false, cause }: Details = {}) {
    super(message, { cause })
    this.isLate = isLate
  }
}
