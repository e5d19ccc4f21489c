import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

export type Finished = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
export type Treatment = 'pass' | 'hold'

/**
 * Watches an answer that Next.js writes. When its head is known, `decide` says whether it passes through as it comes
 * or is held back whole; a held answer is handed to `finish`, which sends what it likes.
 */
export function capture(
  response: ServerResponse,
  decide: (head: Omit<Finished, 'body'>) => Treatment,
  finish: (finished: Finished) => void,
) {
  const { write, end, writeHead, flushHeaders } = response
  const chunks: Buffer[] = []
  let treatment: Treatment | undefined

  const original = { write, end, writeHead, flushHeaders }
  const release = () => Object.assign(response, original)
  const settle = () => {
    if (treatment !== undefined) return
    treatment = decide({ status: response.statusCode, headers: response.getHeaders() })
    if (treatment === 'pass') release()
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((item) => typeof item === 'object' && item !== null) ?? {}
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
      if (value !== undefined) response.setHeader(name, value)
    settle()
    return treatment === 'pass' ? response.writeHead(response.statusCode) : response
  }) as ServerResponse['writeHead']

  response.flushHeaders = () => {
    settle()
    if (treatment === 'pass') response.flushHeaders()
  }

  response.write = ((...args: Parameters<ServerResponse['write']>) => {
    settle()
    if (treatment === 'pass') return response.write(...args)
    collect(args)
    return true
  }) as ServerResponse['write']

  response.end = ((...args: Parameters<ServerResponse['end']>) => {
    settle()
    if (treatment === 'pass') return response.end(...args)
    collect(args)
    const finished = {
      status: response.statusCode,
      headers: response.getHeaders(),
      body: Buffer.concat(chunks),
    }
    release()
    finish(finished)
    return response
  }) as ServerResponse['end']

  function collect(args: readonly unknown[]) {
    const [chunk, encoding] = args
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    const done = args.find((item) => typeof item === 'function')
    if (done) queueMicrotask(done as () => void)
  }
}
