import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { bodyOf, encodingFor } from './encoding.ts'
import type { Kept } from './memory.ts'

/** A finished answer, ready to be kept and sent. */
export function keepable(
  body: Buffer,
  { status, headers, tags = [], isForever = false }: Pick<Kept, 'status' | 'headers'> & Partial<Kept>,
): Kept {
  return {
    status,
    headers,
    tags,
    isForever,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: new Map([['identity', Promise.resolve(body)]]),
    size: body.length,
  }
}

/** Sends a kept answer in the best encoding, or 304 when the browser has it already. */
export async function send(kept: Kept, request: IncomingMessage, response: ServerResponse) {
  const encoding = encodingFor(kept, request.headers['accept-encoding'])
  const etag = `"${kept.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: OutgoingHttpHeaders = {
    ...kept.headers,
    etag,
    vary: varyOf(kept.headers),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  if (kept.status === 200 && holds(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    response.removeHeader('content-encoding')
    response.end()
    return
  }
  const body = await bodyOf(kept, encoding)
  response.statusCode = kept.status
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const varyOf = ({ vary = '' }: OutgoingHttpHeaders) => {
  const names = `${vary},Accept-Encoding`.split(',').map((name) => name.trim())
  return [...new Set(names.filter(Boolean))].join(', ')
}

/** The validator is compared weakly: an intermediary may have weakened it. */
const holds = (given: string | undefined, etag: string) =>
  given !== undefined &&
  (given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
