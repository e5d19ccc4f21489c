import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sharedFor, sharedUntil } from '../../base/security/shared-for.ts'
import { brotli, type Encoding, encodingFor, fromBrotli, gzipped, isWorthCompressing } from './encoding.ts'

/** Headers as Node.js writes them fastest: name, value, name, value. */
type FlatHeaders = readonly string[]

/** A finished answer in one encoding, ready to be written. */
type Ready = { head: FlatHeaders; notModified: FlatHeaders; etag: string; body: Buffer }

/** A stored response, compressed once. Other encodings are made from it on their first request. */
export type Answer = {
  status: number
  /** What a request for it counts as. */
  kind: 'page-hit' | 'page-query' | 'not-found' | 'file' | 'refused'
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  /** Milliseconds since 1970: from then on it is out of date by itself. */
  until: number
  /** How the body is compressed: not at all where that saves nothing. */
  encoding: 'br' | 'identity'
  body: Buffer
  etag: string
  ready: Partial<Record<Encoding, Ready>>
  /** The plain text while some response still uses it: slow readers share it, and it is not kept. */
  plain?: WeakRef<Ready>
  /** Encodings that are being made, for all who wait for them. */
  preparing: Partial<Record<Encoding, Promise<Ready>>>
  /** Bytes in memory at the most, all encodings included. */
  size: number
}

/** An answer for one visitor, with the cookies that it sets. */
export type PersonalAnswer = Answer & { cookies?: readonly string[] }

type Parts = Pick<Answer, 'status' | 'headers' | 'kind'> & Partial<Pick<Answer, 'tags' | 'until'>>

/** Compresses a body and prepares its headers. `headers` holds a `content-type`. */
export async function answerOf(
  plain: Buffer,
  { tags = [], until = Number.POSITIVE_INFINITY, ...parts }: Parts,
  effort: 'quick' | 'best' = 'quick',
): Promise<Answer> {
  const isCompressed = isWorthCompressing(parts.headers['content-type'] ?? '', plain)
  const body = exact(isCompressed ? await brotli(plain, effort) : plain)
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return restored({ ...parts, tags, until, encoding: isCompressed ? 'br' : 'identity', body, etag })
}

/** A copy with memory of its own: what zlib and sockets give is often a small part of a large buffer, and keeps all of it. */
export function exact(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part
  const copy = Buffer.allocUnsafeSlow(part.length)
  part.copy(copy)
  return copy
}

/** Pages in gzip are a little larger than in brotli; tags and headers are text. */
const overhead = { encodings: 2.4, fixed: 2000 }

/** Restores a response from its stored parts. */
export function restored(stored: Omit<Answer, 'ready' | 'plain' | 'preparing' | 'size'>): Answer {
  const size =
    stored.body.length * (stored.encoding === 'br' ? overhead.encodings : 1) +
    overhead.fixed +
    2 * stored.tags.join().length
  const answer: Answer = { ...stored, ready: {}, preparing: {}, size }
  answer.ready[stored.encoding] = ready(answer, stored.encoding, stored.body)
  return answer
}

/** Sends an answer in the best encoding, or 304 when the browser has it already. Ends in the same turn where that encoding was sent before. */
export function send(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const encoding =
    answer.encoding === 'identity' ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const known = answer.ready[encoding] ?? (encoding === 'identity' ? answer.plain?.deref() : undefined)
  if (known) return write(answer, known, { request, response })
  return prepared(answer, encoding).then((made) => write(answer, made, { request, response }))
}

function write(
  { status, until }: Answer,
  { head, notModified, etag, body }: Ready,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  const held = request.headers['if-none-match']
  const isHeld = held !== undefined && status === 200 && holds(held, etag)
  const headers = inTime(isHeld ? notModified : head, until)
  if (isHeld) response.writeHead(304, headers as string[]).end()
  else if (request.method === 'HEAD') response.writeHead(status, headers as string[]).end()
  else response.writeHead(status, headers as string[]).end(body)
}

/** Headers by which no CDN serves a page beyond the time at which it is out of date. */
function inTime(headers: FlatHeaders, until: number): FlatHeaders {
  const shorter = sharedUntil(until - Date.now())
  return shorter === undefined ? headers : headers.map((value) => (value === sharedFor ? shorter : value))
}

function prepared(answer: Answer, encoding: Encoding): Promise<Ready> {
  answer.preparing[encoding] ??= prepare(answer, encoding).finally(() => {
    delete answer.preparing[encoding]
  })
  return answer.preparing[encoding]
}

async function prepare(answer: Answer, encoding: Encoding): Promise<Ready> {
  const plain = await fromBrotli(answer.body)
  if (encoding === 'identity') {
    const made = ready(answer, encoding, plain)
    answer.plain = new WeakRef(made)
    return made
  }
  const made = ready(answer, encoding, exact(await gzipped(plain)))
  answer.ready[encoding] = made
  return made
}

function ready(answer: Answer, encoding: Encoding, body: Buffer): Ready {
  const etag = `"${answer.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const vary = answer.encoding === 'identity' ? [] : ['vary', 'Accept-Encoding']
  const notModified = [...Object.entries(answer.headers).flat(), ...vary, 'etag', etag]
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return {
    etag,
    body,
    notModified,
    head: [...notModified, ...encoded, 'content-length', String(body.length)],
  }
}

/** The validator is compared weakly: an intermediary may have weakened it. */
const holds = (given: string, etag: string) =>
  given === etag ||
  given.trim() === '*' ||
  given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
