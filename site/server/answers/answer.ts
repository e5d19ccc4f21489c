import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sharedFor, sharedUntil } from '../../base/security/shared-for.ts'
import { now } from '../../base/system-time.ts'
import { brotli, type Encoding, encodingFor, fromBrotli, gzipped, isWorthCompressing } from './encoding.ts'

/** Node.js writes flat name and value pairs fastest. */
type FlatHeaders = readonly string[]

type Ready = { head: FlatHeaders; notModified: FlatHeaders; etag: string; body: Buffer }

/** Compressed once; other encodings are made on demand. */
export type Answer = {
  status: number
  kind: 'page-hit' | 'page-query' | 'not-found' | 'file' | 'refused'
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  /** Unix milliseconds of expiry. */
  until: number
  /** True if the content itself expires at `until`, and not only the copy. */
  isTimed: boolean
  /** `identity` where compression saves nothing. */
  encoding: 'br' | 'identity'
  body: Buffer
  etag: string
  ready: Partial<Record<Encoding, Ready>>
  /** Weak, so that slow readers share the text but nothing keeps it. */
  plain?: WeakRef<Ready>
  preparing: Partial<Record<Encoding, Promise<Ready>>>
  /** Maximum bytes of all encodings. */
  size: number
}

export type PersonalAnswer = Answer & { cookies?: readonly string[] }

type AnswerParts = Pick<Answer, 'status' | 'headers' | 'kind'> &
  Partial<Pick<Answer, 'tags' | 'until' | 'isTimed'>>

/** `headers` needs a `content-type`. */
export async function answerOf(
  plain: Buffer,
  { tags = [], until = Number.POSITIVE_INFINITY, isTimed = false, ...parts }: AnswerParts,
  effort: 'quick' | 'best' = 'quick',
): Promise<Answer> {
  const isCompressed = isWorthCompressing(parts.headers['content-type'] ?? '', plain)
  const body = exact(isCompressed ? await brotli(plain, effort) : plain)
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return restored({ ...parts, tags, until, isTimed, encoding: isCompressed ? 'br' : 'identity', body, etag })
}

/** Buffers of zlib and sockets are often small views that keep a large buffer alive. */
export function exact(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part
  const copy = Buffer.allocUnsafeSlow(part.length)
  part.copy(copy)
  return copy
}

/** Gzip takes about 1.4 times the size of brotli; tags and headers are text. */
const overhead = { encodings: 2.4, fixed: 2000 }

export function restored(stored: Omit<Answer, 'ready' | 'plain' | 'preparing' | 'size'>): Answer {
  const size =
    stored.body.length * (stored.encoding === 'br' ? overhead.encodings : 1) +
    overhead.fixed +
    2 * stored.tags.join().length
  const answer: Answer = { ...stored, ready: {}, preparing: {}, size }
  answer.ready[stored.encoding] = ready(answer, stored.encoding, stored.body)
  return answer
}

/** Synchronous when the encoding is cached. */
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

/** No CDN may serve a page after its expiry. */
function inTime(headers: FlatHeaders, until: number): FlatHeaders {
  const shorter = sharedUntil(until - now())
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

/** An intermediary may have weakened the validator. */
const holds = (given: string, etag: string) =>
  given === etag ||
  given.trim() === '*' ||
  given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
