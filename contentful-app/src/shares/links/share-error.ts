/** Why a share link could not be read or changed, in a sentence for the editor. */
export class ShareError extends Error {
  readonly code = 'SHARE'
  override readonly name = 'ShareError'
}
