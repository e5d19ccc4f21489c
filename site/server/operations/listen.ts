import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Listening, mostConnections, sayAddress, workerMessages } from './acceptor.ts'
import { closeListener } from './close-listener.ts'

/** Resolves when no more connections come. Running ones continue. */
export type StopAccepting = () => Promise<void>

/** Resolves when the server accepts connections. A worker gets them from its primary. */
export async function listen(server: Server, listening: Listening): Promise<StopAccepting> {
  return cluster.isWorker ? takeConnections(server) : acceptConnections(server, listening)
}

async function acceptConnections(server: Server, listening: Listening): Promise<StopAccepting> {
  server.maxConnections = mostConnections
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(listening, done)
  })
  sayAddress(listening)
  return () => closeListener(server)
}

function takeConnections(server: Server): StopAccepting {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  let open = 0
  function take(socket: Socket) {
    open += 1
    socket.once('close', () => {
      open -= 1
      // Until now it was full.
      if (open === mostConnections - 1) tell(workerMessages.taken)
    })
    server.emit('connection', socket)
    if (open < mostConnections) tell(workerMessages.taken)
  }
  process.on('message', (message, socket) => {
    if (message === workerMessages.closed) close()
    if (message === workerMessages.connection) take(socket as Socket)
  })
  // Node.js begins to limit the time of requests when a server listens.
  server.emit('listening')
  tell(workerMessages.ready)
  return () => closed
}

/** The primary may be gone. */
const tell = (message: string) => void process.send?.(message, undefined, undefined, () => undefined)
