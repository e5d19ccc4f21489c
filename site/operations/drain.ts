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
const everyMs = 50

/**
 * Stops a server without a failed request. First the server still responds, but closes each connection after its
 * response. Then it accepts no connections, finishes running responses, and closes.
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
    await wait(delayMs, undefined, { signal: now.signal }).catch(() => undefined)
    const closed = new Promise<void>((done) => server.close(() => done()))
    closeIdle()
    // A response that began before the signal promised to keep its connection, and leaves it idle.
    const idle = setInterval(closeIdle, everyMs)
    const late = setTimeout(closeAll, now.signal.aborted ? 0 : finishMs)
    await closed
    clearInterval(idle)
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
