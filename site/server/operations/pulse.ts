import type { Worker } from 'node:cluster'

const ping = 'site:ping'
const pong = 'site:pong'

/** A worker that leaves this many pings in a row unanswered counts as blocked. */
const mostMissedPings = 10

export type PingedWorker = Pick<Worker, 'id' | 'send' | 'on' | 'once'>

export function replyToPings() {
  process.on('message', (message) => message === ping && process.send?.(pong, undefined, undefined, () => {}))
}

/** Counts pings, not time, so that a paused primary does not blame its workers. */
export function pulse<W extends PingedWorker>(onBlocked: (worker: W) => void) {
  const missed = new Map<W, number>()
  return {
    watch(worker: W) {
      missed.set(worker, 0)
      worker.on('message', (message: unknown) => {
        if (message === pong && missed.has(worker)) missed.set(worker, 0)
      })
      worker.once('exit', () => missed.delete(worker))
    },
    beat() {
      for (const [worker, count] of missed) {
        if (count < mostMissedPings) {
          missed.set(worker, count + 1)
          worker.send(ping, () => undefined)
        } else {
          missed.delete(worker)
          onBlocked(worker)
        }
      }
    },
  }
}
