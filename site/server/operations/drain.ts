import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type DrainLimits = {
  /** How long the server still answers after the signal, so that load balancers find another instance. */
  delayMs: number
  /** How long a running response may take after that. */
  finishMs?: number
}
export type Drain = {
  /** True from the first signal on: `/readyz` answers 503. */
  isStopping(): boolean
  /** Stops the server without a failed request; resolves when its last connection is closed. */
  drain(): Promise<void>
  /** Closes every connection now. */
  stopNow(): void
}

const usual = { finishMs: 10_000 }
/** A proxy must close connections that it does not use within a shorter time: then none of its requests is lost. */
const idleMs = 2_000

/**
 * Stops a server without a failed request. First the server still responds, but closes each connection after its
 * response. Then it accepts no connections, finishes running responses, and closes. An idle connection stays open for
 * two seconds more: its client may have sent a request already, and learns only from a response that it must not send another.
 */
export function drainable(server: Server, { delayMs, finishMs = usual.finishMs }: DrainLimits): Drain {
  const sockets = new Set<Socket>()
  const now = new AbortController()
  let stopped: Promise<void> | undefined

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** For Node.js a connection that has sent nothing is busy. Browsers open such connections before a click. */
  function closeIdle() {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Also connections that left HTTP, which the server no longer counts. */
  function closeAll() {
    for (const socket of sockets) socket.destroy()
  }

  async function stop() {
    // Not before: requests cost nothing more while the server runs.
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    // For responses that began before the signal: they promised to keep their connection.
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

/** Resolves when the last connection is closed. An HTTP server would close idle connections at once. */
const stopListening = (server: Server) =>
  new Promise<void>((done) => TcpServer.prototype.close.call(server, () => done()))
