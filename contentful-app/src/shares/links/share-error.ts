export class ShareError extends Error {
  readonly code = 'SHARE'
  override readonly name = 'ShareError'
}
