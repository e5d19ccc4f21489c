import type { Worker } from 'node:cluster'

const ping = 'site:ping'
const pong = 'site:pong'

/** Pings in a row without a reply after which the event loop of a worker counts as blocked. */
const mostMissed = 10

/** What the pulse needs of a worker. */
export type Pinged = Pick<Worker, 'id' | 'send' | 'on' | 'once'>

/** In a worker: replies to each ping of the primary. */
export function replyToPings() {
  process.on('message', (message) => message === ping && process.send?.(pong, undefined, undefined, () => {}))
}

/**
 * In the primary: finds workers that live but do not respond. `beat` pings each of them. It counts pings instead of
 * time, so a primary that was paused itself does not blame its workers.
 */
export function pulse<W extends Pinged>(hangs: (worker: W) => void) {
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
        if (count < mostMissed) {
          missed.set(worker, count + 1)
          worker.send(ping, () => undefined)
        } else {
          missed.delete(worker)
          hangs(worker)
        }
      }
    },
  }
}
