import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Bench } from '../measuring/bench.ts'

type Options = { port: number; delayMs: number }

/** A TCP proxy in a separate thread that delays replies by some milliseconds. */
export async function startSlowProxy({ later }: Bench, options: Options) {
  const worker = new Worker(new URL(import.meta.url), { workerData: options })
  later(() => worker.terminate())
  const [port] = (await once(worker, 'message')) as [number]
  return { port, setDelay: (delayMs: number) => worker.postMessage(delayMs) }
}

if (!isMainThread && parentPort) await serve(workerData, (port) => parentPort?.postMessage(port))

async function serve({ port, ...usual }: Options, ready: (port: number) => void) {
  let { delayMs } = usual
  parentPort?.on('message', (next: number) => {
    delayMs = next
  })
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    client.pipe(upstream)
    const pass = passLater(client, () => delayMs)
    upstream.on('data', pass)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ready((server.address() as AddressInfo).port)
}

/** A chunk waits for the chunks before it, so the bytes keep their order also while the delay becomes shorter. */
function passLater(to: Socket, delayMs: () => number) {
  let passed: Promise<unknown> = Promise.resolve()
  return (chunk: Buffer) => {
    const own = wait(delayMs())
    passed = passed.then(() => own).then(() => to.writable && to.write(chunk))
  }
}
