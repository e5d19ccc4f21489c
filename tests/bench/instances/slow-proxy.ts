import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Bench } from '../measuring/bench.ts'

type Options = { port: number; delayMs: number }

/** A proxy for TCP in a thread of its own: whatever the other side answers arrives so many milliseconds later. */
export async function startSlowProxy({ later }: Bench, options: Options): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: options })
  later(() => worker.terminate())
  const [port] = (await once(worker, 'message')) as [number]
  return port
}

if (!isMainThread && parentPort) await serve(workerData, (port) => parentPort?.postMessage(port))

async function serve({ port, delayMs }: Options, ready: (port: number) => void) {
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    client.pipe(upstream)
    passLater(upstream, client, delayMs)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ready((server.address() as AddressInfo).port)
}

/** Timers of one length end in the order in which they began, so the bytes keep their order. */
function passLater(from: Socket, to: Socket, delayMs: number) {
  from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), delayMs))
}
