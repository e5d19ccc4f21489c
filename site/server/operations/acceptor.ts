import type { Worker } from 'node:cluster'
import { createServer, type Socket } from 'node:net'
import { log } from '../../base/log.ts'
import { closeListener } from './close-listener.ts'

export const workerMessages = {
  /** Comes with a socket. */
  connection: 'site:connection',
  taken: 'site:taken',
  /** No connection follows. */
  closed: 'site:closed',
  ready: 'site:ready',
} as const

/** Connections that wait in the primary, and those of one worker. */
export const mostConnections = 10_000

export type Listening = { host: string | undefined; port: number }

/** Call it when the address accepts connections. */
export const sayAddress = ({ port }: Listening) => log.info(`The site answers at http://localhost:${port}.`)

export type Acceptor = {
  /** From the first worker on, it listens. */
  add(worker: Worker): void
  /** Without a worker, it refuses connections, so that a proxy asks another instance. */
  remove(worker: Worker): void
  /** Resolves when each accepted connection has gone to a worker. */
  close(): Promise<void>
}

/**
 * Accepts connections in the primary and gives each to the next worker that took its last one, so at most one waits
 * for a worker that hangs. Node.js does the same for servers that its workers share, but then the last worker stops the
 * accepting, which resets connections on their way to it.
 */
export function acceptor(listening: Listening, failed: (error: Error) => void): Acceptor {
  const workers = new Set<Worker>()
  const free = new Set<Worker>()
  const waiting: Socket[] = []
  /** Node.js never closes a connection that was on its way to a worker that ended. */
  const inTransit = new Map<Worker, Socket>()
  const { promise: emptied, resolve: empty } = Promise.withResolvers<void>()
  let isClosing = false
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    // Without a listener, an error of one connection would end the primary.
    socket.on('error', () => {})
    waiting.push(socket)
    distribute()
  })
  server.maxConnections = mostConnections
  server.on('error', failed)
  server.on('listening', () => sayAddress(listening))

  function distribute() {
    for (const worker of free) {
      if (!worker.isConnected()) continue
      const socket = waiting.shift()
      if (!socket) break
      free.delete(worker)
      inTransit.set(worker, socket)
      worker.send(workerMessages.connection, socket, { keepOpen: true }, () => undefined)
    }
    if (isClosing && waiting.length === 0) empty()
  }
  /** Closes the descriptor of this process; a worker that took the connection has its own. */
  function closeOwn(worker: Worker) {
    inTransit.get(worker)?.destroy()
    inTransit.delete(worker)
  }
  function refuse() {
    // First, because `close` may reset the count that `maxConnections` limits.
    for (const socket of waiting.splice(0)) socket.destroy()
    server.close()
    if (isClosing) empty()
  }

  return {
    add(worker) {
      if (isClosing) return
      workers.add(worker)
      free.add(worker)
      worker.on('message', (message: unknown) => {
        if (message !== workerMessages.taken || !workers.has(worker)) return
        closeOwn(worker)
        free.add(worker)
        distribute()
      })
      if (!server.listening) server.listen(listening)
      distribute()
    },
    remove(worker) {
      workers.delete(worker)
      free.delete(worker)
      closeOwn(worker)
      if (workers.size === 0) refuse()
    },
    async close() {
      await closeListener(server)
      isClosing = true
      distribute()
      await emptied
    },
  }
}
