import { createHash } from 'node:crypto'
import { sharedFor } from '../../base/security/shared-for.ts'

type SharedFile = {
  body: Buffer<ArrayBuffer>
  type: string
  /** Unix milliseconds. */
  updated?: number | undefined
  headers?: Readonly<Record<string, string>>
}

export function answerUnlessUnchanged(
  asked: Headers,
  { body, type, updated, ...file }: SharedFile,
): Response {
  // The tag is weak, because the file has different compressions.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...file.headers,
    etag,
    'cache-control': sharedFor,
    ...(updated !== undefined && { 'last-modified': new Date(updated).toUTCString() }),
  }
  if (isUnchanged(asked, { etag, modified: updated })) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

/** `modified` is in milliseconds. */
type Validators = { etag: string; modified?: number | undefined }

/**
 * RFC 9110 §13.2.2: the time counts only without a tag. Compression may have weakened tags, so they are compared
 * weakly.
 */
function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tags.split(',').map(strong).includes(strong(etag))
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // HTTP dates have whole seconds.
  return modified !== undefined && Math.floor(modified / 1000) * 1000 <= since
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '')
