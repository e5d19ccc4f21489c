import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { UpstreamError } from './errors.ts'

export type Exchange = {
  upstream: string
  url: URL
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Milliseconds until the last byte, with the connection. */
  deadlineMs: number
  /** Decompressed bytes of the response. */
  maxBytes: number
}
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer }

/**
 * One absolute deadline, which a slow body cannot extend. Avoids `fetch`, which Next.js replaces with a caching one.
 * Throws UpstreamError.
 */
export async function exchange(wanted: Exchange): Promise<Answer> {
  const deadline = AbortSignal.timeout(wanted.deadlineMs)
  try {
    const response = await send(wanted, deadline)
    const body = await readCapped(decompressed(response), wanted)
    return { status: response.statusCode ?? 0, headers: flat(response), body }
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause
    if (deadline.aborted)
      throw new UpstreamError(wanted.upstream, 'timeout', {
        message: `no answer within ${wanted.deadlineMs} ms`,
        cause,
      })
    throw new UpstreamError(wanted.upstream, 'unreachable', {
      message: cause instanceof Error ? cause.message : String(cause),
      cause,
    })
  }
}

const connections = { keepAlive: true, maxSockets: 32, timeout: 60_000 }
const agents = { 'http:': new HttpAgent(connections), 'https:': new HttpsAgent(connections) }

function send({ url, method = 'GET', headers = {}, body }: Exchange, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      method,
      headers: { 'accept-encoding': 'br, gzip', ...headers },
      agent: agents[isSecure ? 'https:' : 'http:'],
      signal,
    })
    request.once('response', resolve)
    // Stays for the socket's life: an error after the response must not crash the process.
    request.on('error', reject)
    request.end(body)
  })
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']
  const decoder =
    encoding === 'br' ? createBrotliDecompress() : encoding === 'gzip' ? createGunzip() : undefined
  if (!decoder) return response
  response.on('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}

async function readCapped(stream: Readable, { upstream, maxBytes }: Exchange) {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > maxBytes) {
      stream.destroy()
      throw new UpstreamError(upstream, 'too-large', { message: `the answer exceeds ${maxBytes} bytes` })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

const flat = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
