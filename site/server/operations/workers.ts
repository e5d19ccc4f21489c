import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import type { SiteConfig } from '@association/services/config'
import { log } from '../../base/log.ts'
import { pulse } from './pulse.ts'
import { stopMessage } from './stop-signals.ts'

export type WorkersOptions = {
  count: number
  /** Called for each new process before its code runs: connects it to what the primary holds. */
  connect?(worker: Worker): void
  /** How long a worker may take to stop before it is killed. */
  stopWithinMs: number
  /** Between two pings of a worker. */
  pingEveryMs?: number
}
export type Workers = {
  /** Resolves with the exit code of the primary when the last worker ended. */
  ended: Promise<number>
  restarts(): number
  /** Lets each worker finish its responses. */
  stop(): void
  /** Ends each worker at once; kills those that do not end within a second. */
  stopNow(): void
}

const limits = {
  /** Starts that may fail before any worker has listened. */
  attempts: 3,
  firstPauseMs: 100,
  longestPauseMs: 30_000,
  /** A worker that lived longer did not fail at its start. */
  steadyMs: 10_000,
  /** After a second signal. */
  endWithinMs: 1000,
}

export const workerCount = ({ workers }: Pick<SiteConfig, 'workers'>, cores = availableParallelism()) =>
  workers === 'auto' ? cores : workers

/**
 * Starts workers that run the same script, and replaces each that ends. The others start when the first listens, so
 * each problem of a start is reported once. A worker that does not respond for ten pings is killed and replaced. Node.js
 * ends a worker when its primary is gone, even after `kill -9`; but a worker with a blocked event loop does not notice.
 */
export function runWorkers({ count, connect, stopWithinMs, pingEveryMs = 1000 }: WorkersOptions): Workers {
  const listening = new Set<Worker>()
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  const state = { restarts: 0, failedStarts: 0, hasListened: false, isStopping: false }
  const pings = pulse<Worker>((worker) => kill(worker, 'does not respond'))
  const beating = setInterval(pings.beat, pingEveryMs).unref()

  function start(failures = 0) {
    const startedAt = performance.now()
    const worker = fork((how) => {
      listening.delete(worker)
      if (state.isStopping) return endIfLast()
      log.warn(`Worker ${worker.id} ${how}.`)
      if (!state.hasListened) state.failedStarts += 1
      if (state.failedStarts >= limits.attempts) return giveUp(how)
      replace(performance.now() - startedAt >= limits.steadyMs ? 1 : failures + 1)
    })
    connect?.(worker)
    worker.once('listening', () => {
      // The stop has killed it already.
      if (state.isStopping) return
      listening.add(worker)
      pings.watch(worker)
      if (!state.hasListened) for (let more = 1; more < count; more += 1) start()
      state.hasListened = true
    })
  }

  function replace(failures: number) {
    setTimeout(() => {
      if (state.isStopping) return
      state.restarts += 1
      start(failures)
    }, pauseBefore(failures))
  }

  function giveUp(how: string) {
    log.error(
      `No worker started: ${limits.attempts} attempts failed. The last one ${how}; its messages are above.`,
    )
    end(1)
  }

  function endIfLast() {
    if (running().length === 0) end(0)
  }

  function stop() {
    state.isStopping = true
    clearInterval(beating)
    for (const worker of running()) {
      // Before it listens, a worker has no visitor, and may not receive a message yet.
      if (listening.has(worker)) tellToStop(worker)
      else worker.process.kill('SIGKILL')
    }
    setTimeout(killLate, stopWithinMs).unref()
    endIfLast()
  }

  function stopNow() {
    listening.forEach(tellToStop)
    setTimeout(killLate, limits.endWithinMs).unref()
  }

  start()
  return { ended, restarts: () => state.restarts, stop, stopNow }
}

/** Starts a worker; `ended` is called once, with the end of a sentence about it. */
function fork(ended: (how: string) => void) {
  // Values that JSON cannot hold, such as buffers, travel between the processes too.
  cluster.setupPrimary({ serialization: 'advanced' })
  const worker = cluster.fork()
  worker.once('exit', (code, signal) => ended(signal ? `was ended by ${signal}` : `ended with code ${code}`))
  worker.on('error', ({ message }) => {
    // A process that the system refuses to start has no exit.
    if (worker.process.pid === undefined) ended(`did not start: ${message}`)
    else log.warn(`Worker ${worker.id} does not receive messages: ${message}.`)
  })
  return worker
}

const running = () =>
  Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  ) as Worker[]

/** A worker that is gone already needs no message. */
const tellToStop = (worker: Worker) => void worker.send(stopMessage, () => undefined)

/** The last resort: its event loop may be blocked. */
function killLate() {
  for (const worker of running()) kill(worker, 'did not stop in time')
}

function kill(worker: Worker, why: string) {
  log.warn(`Worker ${worker.id} ${why}, and is killed.`)
  worker.process.kill('SIGKILL')
}

/** Doubles from failure to failure. */
export const pauseBefore = (failures: number) =>
  Math.min(limits.firstPauseMs * 2 ** (failures - 1), limits.longestPauseMs)
