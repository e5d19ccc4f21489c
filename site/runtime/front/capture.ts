import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

export type Head = { status: number; headers: OutgoingHttpHeaders }

type Watch = {
  /** Asked once, when the head is known: whether the answer is thrown away. */
  isHeld(head: Head): boolean
  /** Called before the head of an answer that passes is written. */
  passes(): void
  /** Called when a held answer has ended; nothing of it was sent. */
  finish(): void
}

/** Watches an answer that Next.js writes: it passes through as it comes, or is thrown away and replaced. */
export function capture(response: ServerResponse, { isHeld, passes, finish }: Watch) {
  const { write, end, writeHead, flushHeaders } = response
  const original = { write, end, writeHead, flushHeaders }
  let held: boolean | undefined

  const settle = () => {
    if (held !== undefined) return
    held = isHeld({ status: response.statusCode, headers: response.getHeaders() })
    if (!held) passes()
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((item) => typeof item === 'object' && item !== null) ?? {}
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
      if (value !== undefined) response.setHeader(name, value)
    settle()
    return held ? response : writeHead.call(response, response.statusCode)
  }) as ServerResponse['writeHead']

  response.flushHeaders = () => {
    settle()
    if (!held) flushHeaders.call(response)
  }

  response.write = ((...args: Parameters<ServerResponse['write']>) => {
    settle()
    if (!held) return write.apply(response, args)
    done(args)
    return true
  }) as ServerResponse['write']

  response.end = ((...args: Parameters<ServerResponse['end']>) => {
    settle()
    if (!held) return end.apply(response, args)
    done(args)
    // Only now: the compression of Next.js waits for `drain` around these.
    Object.assign(response, original)
    finish()
    return response
  }) as ServerResponse['end']
}

function done(args: readonly unknown[]) {
  const callback = args.find((item) => typeof item === 'function')
  if (callback) queueMicrotask(callback as () => void)
}
