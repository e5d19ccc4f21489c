import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import type { SiteConfig } from '@association/services/config'
import { log } from '../../base/log.ts'
import { acceptor, type Listening, workerMessages } from './acceptor.ts'
import { pulse } from './pulse.ts'
import { stopMessage } from './stop-signals.ts'

export type WorkersOptions = {
  count: number
  listen: Listening
  /** Called before the worker's code runs. */
  connect?(worker: Worker): void
  /** Milliseconds from the signal to the last connection. */
  delayMs: number
  stopWithinMs: number
  pingEveryMs?: number
}
export type Workers = {
  /** Resolves with the exit code. */
  ended: Promise<number>
  restarts(): number
  /** Connections are accepted during the delay. Workers finish their responses. */
  stop(): void
  /** Kills workers that do not end within a second. */
  stopNow(): void
}

const limits = {
  /** Starts that may fail before any worker was ready. */
  attempts: 3,
  firstPauseMs: 100,
  longestPauseMs: 30_000,
  /** A worker that lived longer did not fail at its start. */
  steadyMs: 10_000,
  /** Milliseconds after a second signal. */
  endWithinMs: 1000,
}

export const workerCount = ({ workers }: Pick<SiteConfig, 'workers'>, cores = availableParallelism()) =>
  workers === 'auto' ? cores : workers

/**
 * The others start once the first can respond, so that a start problem is reported once. Node.js ends workers without a
 * primary, even after `kill -9`, unless their event loop is blocked.
 */
export function runWorkers(options: WorkersOptions): Workers {
  const { count, connect, delayMs, stopWithinMs, pingEveryMs = 1000 } = options
  const serving = new Set<Worker>()
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  const state = { restarts: 0, failedStarts: 0, wasReady: false, isStopping: false }
  const pings = pulse<Worker>((worker) => kill(worker, 'does not respond'))
  const beating = setInterval(pings.beat, pingEveryMs).unref()
  const connections = acceptor(options.listen, ({ message }) => {
    log.error(`No connections can be accepted: ${message}.`)
    end(1)
  })

  function start(failures = 0) {
    const startedAt = performance.now()
    const worker = fork((how) => {
      serving.delete(worker)
      connections.remove(worker)
      if (state.isStopping) return endIfLast()
      log.warn(`Worker ${worker.id} ${how}.`)
      if (!state.wasReady) state.failedStarts += 1
      if (state.failedStarts >= limits.attempts) return giveUp(how)
      replace(performance.now() - startedAt >= limits.steadyMs ? 1 : failures + 1)
    })
    connect?.(worker)
    worker.on('message', (message: unknown) => {
      // The stop has already killed it.
      if (message !== workerMessages.ready || state.isStopping) return
      serving.add(worker)
      connections.add(worker)
      pings.watch(worker)
      if (!state.wasReady) for (let more = 1; more < count; more += 1) start()
      state.wasReady = true
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
      // Before it is ready, a worker has no visitors and may not receive messages.
      if (serving.has(worker)) tell(worker, stopMessage)
      else worker.process.kill('SIGKILL')
    }
    setTimeout(stopAccepting, delayMs).unref()
    setTimeout(killLate, stopWithinMs).unref()
    endIfLast()
  }

  /** Workers end after it, so that each connection on its way to one is served. */
  async function stopAccepting() {
    await connections.close()
    for (const worker of serving) tell(worker, workerMessages.closed)
  }

  function stopNow() {
    for (const worker of serving) tell(worker, stopMessage)
    void stopAccepting()
    setTimeout(killLate, limits.endWithinMs).unref()
  }

  start()
  return { ended, restarts: () => state.restarts, stop, stopNow }
}

/** `how` ends a sentence. */
function fork(ended: (how: string) => void) {
  // JSON cannot hold buffers.
  cluster.setupPrimary({ serialization: 'advanced' })
  const worker = cluster.fork()
  worker.once('exit', (code, signal) => ended(signal ? `was ended by ${signal}` : `ended with code ${code}`))
  worker.on('error', ({ message }) => {
    // A refused process emits no exit.
    if (worker.process.pid === undefined) ended(`did not start: ${message}`)
    else log.warn(`Worker ${worker.id} does not receive messages: ${message}.`)
  })
  return worker
}

const running = () =>
  Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  ) as Worker[]

/** The worker may be gone. */
const tell = (worker: Worker, message: string) => void worker.send(message, () => undefined)

/** The event loop may be blocked. */
function killLate() {
  for (const worker of running()) kill(worker, 'did not stop in time')
}

function kill(worker: Worker, why: string) {
  log.warn(`Worker ${worker.id} ${why}, and is killed.`)
  worker.process.kill('SIGKILL')
}

/** Milliseconds; doubles each time. */
export const pauseBefore = (failures: number) =>
  Math.min(limits.firstPauseMs * 2 ** (failures - 1), limits.longestPauseMs)
