import cluster, { type Worker } from 'node:cluster'
import type { SiteConfig } from '@association/services/config'
import { log } from '../../base/log.ts'
import { nameProcess } from '../../base/process-name.ts'
import { counters } from '../metrics/counters.ts'
import { answerPrimary, workersMetrics } from '../metrics/of-workers.ts'
import { processFigures } from '../metrics/process-figures.ts'
import { type Gauges, primarySample, servingSample } from '../metrics/read.ts'
import { merged, type Sample } from '../metrics/sample.ts'
import { serveMetrics } from '../metrics/serve.ts'
import type { Drain } from './drain.ts'
import { replyToPings } from './pulse.ts'
import { onStop } from './stop-signals.ts'
import { runWorkers, workerCount } from './workers.ts'

export type Serving = {
  drain: Drain
  gauges(): Gauges
  /** Called after the last response. */
  close(): Promise<void>
}
export type RunOptions = {
  config: Pick<SiteConfig, 'workers' | 'drainDelayMs' | 'metricsPort' | 'listen'>
  serve(): Promise<Serving>
  /** Runs in the primary for each new worker. */
  connect?(worker: Worker): void
  /** Milliseconds after the delay: running responses (at most 10 s) and closing. */
  closingMs?: number
  pingEveryMs?: number
}

/** Resolves with the exit code after a signal. */
export async function runSite(options: RunOptions): Promise<number> {
  runWithoutLog()
  const count = workerCount(options.config)
  if (cluster.isWorker) nameProcess(`worker ${cluster.worker?.id}`)
  else if (count > 1) nameProcess('primary')
  return count > 1 && cluster.isPrimary ? runPrimary(count, options) : runServing(options)
}

/**
 * The reader of the log can end before the site. Without a listener, each line would then be an uncaught exception, and
 * Next.js writes a line about each exception.
 */
function runWithoutLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

async function runPrimary(count: number, { config, connect, closingMs = 15_000, pingEveryMs }: RunOptions) {
  const metrics = workersMetrics()
  const workers = runWorkers({
    count,
    listen: config.listen,
    delayMs: config.drainDelayMs,
    stopWithinMs: config.drainDelayMs + closingMs,
    pingEveryMs,
    connect(worker) {
      metrics.connect(worker)
      connect?.(worker)
    },
  })
  onStop({ first: workers.stop, again: workers.stopNow })
  const figures = processFigures()
  const server = await metricsAt(config, async () =>
    merged([await metrics.read(), primarySample({ restarts: workers.restarts() }), figures()]),
  )
  const code = await workers.ended
  server?.close()
  return code
}

async function runServing({ config, serve }: RunOptions) {
  const { promise: stopping, resolve: first } = Promise.withResolvers<void>()
  let again = () => {}
  onStop({ first, again: () => again() })
  if (cluster.isWorker) replyToPings()
  // A starting site has no visitors, so it ends at once.
  const serving = await Promise.race([serve(), stopping])
  if (!serving) return 0
  again = serving.drain.stopNow
  const figures = processFigures()
  const read = () => [...servingSample(counters, serving.gauges()), ...figures()]
  if (cluster.isWorker) answerPrimary(read)
  const metrics = cluster.isWorker ? undefined : await metricsAt(config, read)
  await stopping
  log.info('Stopping: running responses are finished first.')
  await serving.drain.drain()
  metrics?.close()
  await serving.close()
  return 0
}

const metricsAt = ({ metricsPort, listen }: RunOptions['config'], read: () => Sample | Promise<Sample>) =>
  metricsPort === undefined ? undefined : serveMetrics({ host: listen.host, port: metricsPort, read })
