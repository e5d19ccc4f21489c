type Details = { isPassing?: boolean; cause?: unknown }

export class RenderError extends Error {
  readonly code = 'RENDER'
  override readonly name = 'RenderError'
  /** A retry helps: rendering took too long, or Contentful does not respond. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false, cause }: Details = {}) {
    super(message, { cause })
    this.isPassing = isPassing
  }
}
