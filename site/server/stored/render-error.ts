type Details = { isLate?: boolean; cause?: unknown }

/** A retry helps if rendering took too long. */
export class RenderError extends Error {
  readonly code = 'RENDER'
  override readonly name = 'RenderError'
  readonly isLate: boolean

  constructor(message: string, { isLate = false, cause }: Details = {}) {
    super(message, { cause })
    this.isLate = isLate
  }
}
