import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Pace = {
  origin: string
  /** `Host` header if it differs from the origin, as behind a load balancer. */
  host?: string
  /** Requested in turn. */
  paths: readonly string[]
  perSecond: number
  connections: number
  acceptEncoding?: string
}

export type ClientProblem = { path: string; problem: string }
export type Paced = {
  requests: number
  /** From the due time of a request to the last byte of its response. */
  milliseconds: Float64Array
  /** Broken connections, and responses with another status than 200. */
  problems: ClientProblem[]
}

/**
 * Sends requests at a steady pace from a separate thread. Times count from the due moment, so a server that pauses
 * cannot hide the requests that waited. (wrk has no pace: it sends the next request after the last response.)
 */
export function startPacedClient(pace: Pace) {
  const worker = new Worker(new URL('./paced-thread.ts', import.meta.url), { workerData: pace })
  const failure = once(worker, 'error').then(([error]) => {
    throw error
  })
  failure.catch(() => undefined)
  return {
    async stop(): Promise<Paced> {
      const result = once(worker, 'message')
      worker.postMessage('stop')
      const [paced] = (await Promise.race([result, failure])) as [Paced]
      await worker.terminate()
      return paced
    },
  }
}
