import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openMetrics, openMetricsType } from './open-metrics.ts'
import type { Sample } from './sample.ts'

type Options = { host: string; port: number; read(): Sample | Promise<Sample> }
export type MetricsServer = { port: number; close(): void }

const limits = { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8 * 1024 }

/** Visitors cannot reach this port. */
export async function serveMetrics({ host, port, read }: Options): Promise<MetricsServer> {
  const server = createServer(limits, ({ url, method = '' }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end()
    if (!['GET', 'HEAD'].includes(method)) return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    answer(read, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((done, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`METRICS_PORT: no metrics at ${host}:${port}: ${cause.message}.`, { cause })),
    )
    server.listen(port, host, done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(read: Options['read'], response: ServerResponse) {
  const text = openMetrics(await read())
  response.writeHead(200, { 'content-type': openMetricsType, 'cache-control': 'no-store' }).end(text)
}
