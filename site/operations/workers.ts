import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import type { SiteConfig } from '@association/services/config'
import { log } from '../runtime/log.ts'
import { stopMessage } from './stop-signals.ts'

export type WorkersOptions = {
  count: number
  /** Called for each new process before its code runs: connects it to what the primary holds. */
  connect?(worker: Worker): void
  /** How long a worker may take to stop before it is killed. */
  stopWithinMs: number
  limits?: Partial<typeof usual>
}
export type Workers = {
  /** Resolves with the exit code of the primary when the last worker ended. */
  ended: Promise<number>
  restarts(): number
  stop(): void
  stopNow(): void
}

const usual = {
  /** Starts that may fail before any worker has listened. */
  attempts: 3,
  firstPauseMs: 100,
  longestPauseMs: 30_000,
  /** A worker that lived longer did not fail at its start. */
  steadyMs: 10_000,
}

export const workerCount = ({ workers }: Pick<SiteConfig, 'workers'>, cores = availableParallelism()) =>
  workers === 'auto' ? cores : workers

/**
 * Starts workers that run the same script, and replaces each that ends. The others start when the first listens, so a
 * start that cannot succeed is told once. A worker ends with its primary, however that ends: Node.js sees to it.
 */
export function runWorkers({ count, connect, stopWithinMs, limits }: WorkersOptions): Workers {
  const { attempts, ...pauses } = { ...usual, ...limits }
  const listening = new Set<Worker>()
  const pausing = new Set<NodeJS.Timeout>()
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  let restarts = 0
  let failedStarts = 0
  let hasListened = false
  let isStopping = false

  // Values that JSON cannot hold, such as buffers, travel between the processes too.
  cluster.setupPrimary({ serialization: 'advanced' })

  function start(failures = 0) {
    const startedAt = performance.now()
    const worker = cluster.fork()
    connect?.(worker)
    worker.once('listening', () => {
      listening.add(worker)
      if (!hasListened) for (let more = 1; more < count; more += 1) start()
      hasListened = true
    })
    const over = once((how: string) => {
      listening.delete(worker)
      if (isStopping) return endIfLast()
      log.warn(`Worker ${worker.id} ${how}.`)
      if (!hasListened) failedStarts += 1
      if (failedStarts >= attempts) return giveUp(how)
      const wasSteady = performance.now() - startedAt >= pauses.steadyMs
      replace(wasSteady ? 0 : failures + 1)
    })
    worker.once('exit', (code, signal) => over(endOf(code, signal)))
    worker.on('error', (error) => {
      // A process that the system refused to start ends without an exit.
      if (worker.process.pid === undefined) over(`could not be started: ${error.message}`)
      else log.warn(`Worker ${worker.id} cannot be reached: ${error.message}.`)
    })
  }

  function replace(failures: number) {
    const timer = setTimeout(
      () => {
        pausing.delete(timer)
        restarts += 1
        start(failures)
      },
      pauseBefore(failures, pauses),
    )
    pausing.add(timer)
  }

  function giveUp(how: string) {
    log.error(`No worker could start: ${attempts} attempts failed, the last ${how}. The lines above say why.`)
    end(1)
  }

  function endIfLast() {
    if (running().length === 0) end(0)
  }

  function stop() {
    isStopping = true
    for (const timer of pausing) clearTimeout(timer)
    for (const worker of running()) {
      // Before it listens, a worker has no visitor, and may not hear a message yet.
      if (listening.has(worker)) worker.send(stopMessage, () => undefined)
      else worker.process.kill('SIGKILL')
    }
    setTimeout(killAll, stopWithinMs).unref()
    endIfLast()
  }

  start()
  return {
    ended,
    restarts: () => restarts,
    stop,
    stopNow() {
      for (const worker of listening) worker.send(stopMessage, () => undefined)
    },
  }
}

function once<T>(work: (given: T) => void) {
  let isDone = false
  return (given: T) => {
    if (!isDone) work(given)
    isDone = true
  }
}

const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** The last resort: its event loop may be blocked. */
function killAll() {
  for (const worker of running()) {
    log.warn(`Worker ${worker.id} did not stop in time and is killed.`)
    worker.process.kill('SIGKILL')
  }
}

const endOf = (code: number | null, signal: string | null) =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`

/** Doubles from failure to failure. */
export const pauseBefore = (
  failures: number,
  { firstPauseMs, longestPauseMs }: Pick<typeof usual, 'firstPauseMs' | 'longestPauseMs'> = usual,
) => Math.min(firstPauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs)
