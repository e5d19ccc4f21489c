import cluster from 'node:cluster'

type OnStop = {
  /** Ends the work in order. */
  first(): void
  /** Ends the work now. */
  again(): void
}

/** What the primary tells its workers. */
export const stopMessage = 'site:stop'

/**
 * Calls `first` for the first SIGTERM or SIGINT and `again` for each later one. A worker obeys only its primary:
 * Ctrl-C and systemd send each signal to all processes, and the message of the primary would count as the second one.
 */
export function onStop({ first, again }: OnStop) {
  let isStopping = false
  const stop = () => {
    if (isStopping) return again()
    isStopping = true
    first()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (cluster.isPrimary) stop()
    })
  if (cluster.isWorker) process.on('message', (message) => message === stopMessage && stop())
}
