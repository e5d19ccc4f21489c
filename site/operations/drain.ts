import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
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

/**
 * Stops a server without a failed request. First the server still responds, but closes each connection after its
 * response. Then it accepts no connections, finishes running responses, and closes.
 */
export function drainable(server: Server, { delayMs, finishMs = usual.finishMs }: DrainLimits): Drain {
  const running = new Map<Socket, number>()
  const now = new AbortController()
  let stopped: Promise<void> | undefined

  server.on('connection', (socket: Socket) => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    running.set(socket, (running.get(socket) ?? 0) + 1)
    if (stopped) response.shouldKeepAlive = false
    response.once('close', () => {
      // A closed socket is no longer in the map, and must not be added again.
      if (running.has(socket)) running.set(socket, (running.get(socket) ?? 1) - 1)
      // Its head may have promised to keep the connection, before the signal came.
      if (!server.listening) setImmediate(closeIdle)
    })
  })

  /** For Node.js a connection that has sent nothing is busy. Browsers open such connections before a click. */
  function closeIdle() {
    server.closeIdleConnections()
    for (const [socket, answers] of running) if (answers === 0 && socket.bytesRead === 0) socket.destroy()
  }

  async function stop() {
    await wait(delayMs, undefined, { signal: now.signal }).catch(() => undefined)
    const closed = new Promise<void>((done) => server.close(() => done()))
    closeIdle()
    const late = setTimeout(() => server.closeAllConnections(), now.signal.aborted ? 0 : finishMs)
    await closed
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
      server.closeAllConnections()
    },
  }
}
