import cluster, { type Worker } from 'node:cluster'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countRequest } from '../../metrics/counters.ts'
import { workerMessages } from '../acceptor.ts'
import { drainable } from '../drain.ts'
import { listen } from '../listen.ts'
import { runSite } from '../run.ts'
import type { ServedSettings } from './serve-in-process.ts'

const settings: ServedSettings = JSON.parse(process.argv[2] ?? '{}')
const at = { host: '127.0.0.1', port: settings.port ?? 0 }

async function close() {
  if (settings.hangsAtClose) hang()
}

async function serve() {
  if (settings.fails) throw new Error('No such space.')
  // Longer than any test: only the drain closes connections.
  const { headersTimeout } = settings
  const limits = { keepAliveTimeout: 600_000, headersTimeout, connectionsCheckingInterval: 50 }
  const server = createServer(limits, (request, response) => {
    if (request.url === '/readyz') return void response.writeHead(drain.isStopping() ? 503 : 200).end()
    if (request.url === '/crash') process.exit(7)
    if (request.url === '/block') return void hangAfter(response)
    countRequest('page-hit', 200)
    // The client's body controls the duration.
    response.writeHead(200, { process: process.pid }).write('begun,')
    request.resume().once('end', () => response.end('complete'))
  })
  const drain = drainable(server, { delayMs: settings.drainDelayMs, finishMs: settings.finishMs })
  drain.stopWith(await listen(server, at))
  const { port } = (server.address() as AddressInfo | null) ?? at
  process.stdout.write(`${JSON.stringify({ port, pid: process.pid, worker: cluster.worker?.id ?? 0 })}\n`)
  const gauges = {
    buildId: 'b1',
    keptResponses: 3,
    keptBytes: 300,
    isContentfulReachable: true,
    isBreakerOpen: false,
    isSharedStateReachable: true,
  }
  return { drain, gauges: () => gauges, close }
}

const hangAfter = (response: ServerResponse) =>
  response.writeHead(200, { process: process.pid }).write('It hangs.', hang)

/** Finite, because a blocked process outlives a killed primary. */
function hang() {
  for (const until = Date.now() + 60_000; Date.now() < until; );
}

/** Stops before the primary itself learns that the worker is ready. */
const stopAtReady = (worker: Worker) =>
  worker.on('message', (message: unknown) => {
    if (message === workerMessages.ready) process.emit('SIGTERM', 'SIGTERM')
  })

const config = { workers: 1, metricsPort: undefined, ...settings, listen: at }
const { closingMs, pingEveryMs } = settings
const connect = settings.stopsAtReady ? stopAtReady : undefined
runSite({ config, serve, connect, closingMs, pingEveryMs }).then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  },
)
