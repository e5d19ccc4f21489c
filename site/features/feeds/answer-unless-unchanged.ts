import { createHash } from 'node:crypto'
import { sharedFor } from '../../base/security/shared-for.ts'
import { isUnchanged } from './is-unchanged.ts'

type SharedFile = {
  body: Buffer<ArrayBuffer>
  type: string
  /** Milliseconds since 1970. */
  updated?: number | undefined
  headers?: Readonly<Record<string, string>>
}

export function answerUnlessUnchanged(
  asked: Headers,
  { body, type, updated, ...file }: SharedFile,
): Response {
  // The tag is weak, because the file is sent with different compressions.
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
