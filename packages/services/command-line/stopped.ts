import { constants } from 'node:os'

type Signal = 'SIGINT' | 'SIGTERM'

export class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly code = 'STOPPED'
  /** 130 for Ctrl-C, 143 for SIGTERM, as in a shell. */
  readonly exitCode: number

  constructor(signal: Signal) {
    super('Stopped: run the command again to finish.')
    this.exitCode = 128 + constants.signals[signal]
  }
}

/** Time for a command to stop by itself, such as to release a lock. */
const graceMs = 10_000

/** Aborts with `Stopped` at the first SIGINT or SIGTERM. The second, or the end of the grace time, ends the process. */
export function stopSignal() {
  const stop = new AbortController()
  const stopWith = (signal: Signal) => {
    const reason = new Stopped(signal)
    const end = () => {
      // Without handlers, a further signal ends a hanging exit.
      for (const each of signals) process.removeAllListeners(each)
      process.exit(reason.exitCode)
    }
    if (stop.signal.aborted) return end()
    stop.abort(reason)
    setTimeout(end, graceMs).unref()
  }
  for (const signal of signals) process.on(signal, stopWith)
  return { signal: stop.signal, with: stopWith }
}

const signals = ['SIGINT', 'SIGTERM'] as const
