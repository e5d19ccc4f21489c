/** What a feed is compared by: its tag, and when it changed last, in milliseconds. */
type Validators = { etag: string; modified?: number | undefined }

/**
 * Whether the reader has it already (RFC 9110 §13.2.2): the tag decides where one is sent, and only else the time. Tags
 * are compared weakly: compression on the way may have weakened them.
 */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tags.split(',').map(strong).includes(strong(etag))
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // HTTP knows whole seconds.
  return modified !== undefined && Math.floor(modified / 1000) * 1000 <= since
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '')
