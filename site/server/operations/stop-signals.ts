import cluster from 'node:cluster'

type OnStop = {
  first(): void
  again(): void
}

export const stopMessage = 'site:stop'

/**
 * A worker only obeys its primary: Ctrl-C and systemd signal all processes, so the primary's message would come second.
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
