import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

type VisitorRequest = {
  method: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}
export type Failed = {
  method: string
  /** An HTTP status, or the code of an error. */
  reason: number | string
  /** True if the visitor received the start of a response. */
  hasBegun: boolean
}
export type Visits = { requests: number; failures: readonly Failed[] }

type Options = {
  port: number
  host: string
  authority: string
  count: number
  next(turn: number): VisitorRequest
}

const pauseMs = 5

/** Each visitor sends one request after the other over its own connection, and never repeats one. */
export function startVisitors({ count, ...options }: Options) {
  const visits = { requests: 0, failures: [] as Failed[] }
  let isOver = false

  async function visitor() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: options.authority })
    for (let turn = 0; !isOver; turn += 1) {
      const sent = options.next(turn)
      const failure = await ask(agent, sent, options)
      visits.requests += 1
      if (failure) visits.failures.push({ method: sent.method, ...failure })
      await wait(pauseMs)
    }
    agent.destroy()
  }

  const all = Promise.all(Array.from({ length: count }, visitor))
  return {
    requests: () => visits.requests,
    async served(more: number) {
      for (const until = visits.requests + more; visits.requests < until; ) await wait(20)
    },
    async stop(): Promise<Visits> {
      isOver = true
      await all
      return visits
    },
  }
}

/** Undefined for a success. */
async function ask(
  agent: Agent,
  { body, ...sent }: VisitorRequest,
  { port, host }: Pick<Options, 'port' | 'host'>,
): Promise<Omit<Failed, 'method'> | undefined> {
  let response: IncomingMessage | undefined
  try {
    const headers = { ...sent.headers, host }
    // The certificate is for this name; nginx has one server, so it needs no other.
    const outgoing = request({ ...sent, agent, port, host: '127.0.0.1', servername: 'localhost', headers })
    outgoing.end(body)
    ;[response] = (await once(outgoing, 'response')) as [IncomingMessage]
    for await (const _ of response);
    const { statusCode = 0 } = response
    return statusCode >= 200 && statusCode < 300 ? undefined : { reason: statusCode, hasBegun: false }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { reason: code ?? message, hasBegun: response !== undefined }
  }
}
