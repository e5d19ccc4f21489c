/** The message is for the editor. */
export class ShareError extends Error {
  readonly code = 'SHARE'
  override readonly name = 'ShareError'
}
