import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FamilyName, familyNames, familyOf } from './families.ts'
import type { Point, Sample } from './sample.ts'

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

const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** OpenMetrics 1.0. */
export const openMetrics = (sample: Sample): string =>
  [...familyNames.flatMap((name) => familyLines(name, sample)), '# EOF', ''].join('\n')

function familyLines(name: FamilyName, sample: Sample) {
  const points = sample.filter(({ family }) => family === name)
  if (points.length === 0) return []
  const { type, unit, help } = familyOf(name)
  return [
    `# TYPE ${name} ${type}`,
    ...(unit ? [`# UNIT ${name} ${unit}`] : []),
    `# HELP ${name} ${escaped(help)}`,
    ...points.map((point) => `${seriesOf(point)}${labelsOf(point)} ${point.value}`),
  ]
}

function seriesOf({ family, part }: Point) {
  const suffix = { counter: 'total', summary: part, gauge: undefined, info: 'info' }[familyOf(family).type]
  return suffix === undefined ? family : `${family}_${suffix}`
}

function labelsOf({ labels = {} }: Point) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
