/** `modified` is in milliseconds. */
type Validators = { etag: string; modified?: number | undefined }

/**
 * RFC 9110 §13.2.2: the time counts only without a tag. Compression may have weakened tags, so they are compared
 * weakly.
 */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tags.split(',').map(strong).includes(strong(etag))
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // HTTP dates have whole seconds.
  return modified !== undefined && Math.floor(modified / 1000) * 1000 <= since
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '')
