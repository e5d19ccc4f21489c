import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type DrainLimits = {
  /** Milliseconds of service after the signal, so that load balancers switch to another instance. */
  delayMs: number
  /** Milliseconds for running responses after that. */
  finishMs?: number
}
export type Drain = {
  /** True from the first signal on; `/readyz` then answers 503. */
  isStopping(): boolean
  /** Resolves when the last connection is closed; no request fails. */
  drain(): Promise<void>
  stopNow(): void
}

const usual = { finishMs: 10_000 }
/** A proxy must close idle connections sooner, or it can lose a request. */
const idleMs = 2_000

/**
 * During the delay, the server closes each connection after its response. Then it accepts no connections and finishes
 * running responses. Idle connections stay open for two seconds: their client may already have sent a request, and only
 * a response tells it to stop.
 */
export function drainable(server: Server, { delayMs, finishMs = usual.finishMs }: DrainLimits): Drain {
  const sockets = new Set<Socket>()
  const now = new AbortController()
  let stopped: Promise<void> | undefined

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Node.js counts a connection without a request as busy. Browsers open such connections before a click. */
  function closeIdle() {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Includes upgraded connections, which the server no longer counts. */
  function closeAll() {
    for (const socket of sockets) socket.destroy()
  }

  async function stop() {
    // Added only now, so that requests cost nothing extra before.
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    // Responses that began before the signal promised to keep their connection.
    server.keepAliveTimeout = idleMs
    await wait(delayMs, undefined, { signal: now.signal }).catch(() => undefined)
    const closed = stopListening(server)
    const idle = setTimeout(closeIdle, idleMs)
    const late = setTimeout(closeAll, now.signal.aborted ? 0 : finishMs)
    await closed
    clearTimeout(idle)
    clearTimeout(late)
  }

  return {
    isStopping: () => stopped !== undefined,
    drain() {
      stopped ??= stop()
      return stopped
    },
    stopNow() {
      now.abort()
      stopped ??= stop()
      closeAll()
    },
  }
}

/** Bypasses HTTP's `close`, which would close idle connections at once. */
const stopListening = (server: Server) =>
  new Promise<void>((done) => TcpServer.prototype.close.call(server, () => done()))
