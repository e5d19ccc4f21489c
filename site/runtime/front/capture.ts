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
  // Only a held answer leaves what Next.js has put around these since: its compression waits for `drain` there, and a
  // passing answer that went around it would wait for ever.
  const release = () => Object.assign(response, original)
  const settle = () => {
    if (treatment !== undefined) return
    treatment = decide({ status: response.statusCode, headers: response.getHeaders() })
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((item) => typeof item === 'object' && item !== null) ?? {}
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
      if (value !== undefined) response.setHeader(name, value)
    settle()
    return treatment === 'pass' ? writeHead.call(response, response.statusCode) : response
  }) as ServerResponse['writeHead']

  response.flushHeaders = () => {
    settle()
    if (treatment === 'pass') flushHeaders.call(response)
  }

  response.write = ((...args: Parameters<ServerResponse['write']>) => {
    settle()
    if (treatment === 'pass') return write.apply(response, args)
    collect(args)
    return true
  }) as ServerResponse['write']

  response.end = ((...args: Parameters<ServerResponse['end']>) => {
    settle()
    if (treatment === 'pass') return end.apply(response, args)
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
