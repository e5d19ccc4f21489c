/** Next.js could not render a page. */
export class RenderError extends Error {
  readonly code = 'RENDER'
  override readonly name = 'RenderError'
}
