import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { StopAccepting } from './listen.ts'

export type DrainLimits = {
  /** Milliseconds of service after the signal, until load balancers switch. */
  delayMs: number
  /** Milliseconds for running responses afterwards. */
  finishMs?: number
}
export type Drain = {
  /** Call it when the server accepts connections. */
  stopWith(stopAccepting: StopAccepting): void
  /** From the first signal on, `/readyz` answers 503. */
  isStopping(): boolean
  /** Resolves when all connections are closed; no request fails. */
  drain(): Promise<void>
  stopNow(): void
}

const usual = { finishMs: 10_000 }
/** A proxy must close idle connections sooner, or it loses requests. */
const idleMs = 2_000

/**
 * Closes connections after responses during the delay, then stops accepting and finishes running responses. Idle
 * connections stay open for two seconds: the client may have sent a request, and only a response tells it to stop.
 */
export function drainable(server: Server, { delayMs, finishMs = usual.finishMs }: DrainLimits): Drain {
  const sockets = new Set<Socket>()
  const now = new AbortController()
  let stopped: Promise<void> | undefined
  let stopAccepting: StopAccepting = async () => {}
  let noneLeft = () => {}

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) noneLeft()
    })
  })

  /** Node.js counts a connection without a request as busy. Browsers open these before a click. */
  function closeIdle() {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Includes upgraded connections, which the server no longer counts. */
  function closeAll() {
    for (const socket of sockets) socket.destroy()
  }

  const untilNoneLeft = () =>
    new Promise<void>((done) => {
      noneLeft = done
      if (sockets.size === 0) done()
    })

  async function stop() {
    // Added late, so that requests cost nothing before.
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    // Earlier responses promised to keep their connection.
    server.keepAliveTimeout = idleMs
    await wait(delayMs, undefined, { signal: now.signal }).catch(() => undefined)
    await stopAccepting()
    const idle = setTimeout(closeIdle, idleMs)
    const late = setTimeout(closeAll, now.signal.aborted ? 0 : finishMs)
    await untilNoneLeft()
    clearTimeout(idle)
    clearTimeout(late)
  }

  return {
    stopWith(stop) {
      stopAccepting = stop
    },
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
