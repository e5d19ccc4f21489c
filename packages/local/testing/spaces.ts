import { type Options, startContentful, type Twin } from '../contentful/index.ts'
import { localEnvironment } from '../environment/environment.ts'

export type SpacesOptions = Pick<Options, 'latencyMs' | 'bulkActionMs'> & {
  /** Without a folder, empty spaces in memory. */
  data?: string
  perSecond?: number | (() => number)
}

/** Uses real sockets. Returns the variables that point a command to the spaces. */
export async function startSpaces({ perSecond, data = ':memory:', ...slow }: SpacesOptions = {}) {
  const { hosts, close, twin } = await startContentful({
    data,
    rateLimit: perSecond === undefined ? undefined : { management: perSecond },
    ...slow,
  })
  const environment = {
    ...localEnvironment(),
    CONTENTFUL_DELIVERY_HOST: hosts.delivery,
    CONTENTFUL_PREVIEW_HOST: hosts.preview,
    CONTENTFUL_MANAGEMENT_HOST: hosts.management,
    CONTENTFUL_UPLOAD_HOST: hosts.management,
  }
  return { environment, close, ...keeper(twin) }
}

const kept = 'kept'

/** `restore` resets the spaces to `keep`: faster than new spaces per run. */
function keeper({ store, bootstrap }: Twin) {
  const copy = (from: string, to: string) => {
    for (const { id } of bootstrap.spaces) {
      store.removeEnvironment(id, to)
      store.copyEnvironment(id, from, to)
    }
  }
  return {
    keep: () => copy(bootstrap.environment, kept),
    restore: () => copy(kept, bootstrap.environment),
  }
}

/** Records requests as `PUT /spaces/…`. */
export function recordingFetch() {
  const sent: string[] = []
  const recording: typeof fetch = (url, init) => {
    sent.push(`${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`)
    return fetch(url, init)
  }
  return { fetch: recording, sent, writes: () => sent.filter((request) => !request.startsWith('GET ')) }
}

/**
 * Simulates a process that dies before or after its `count`th request. Requests in flight have arrived when `died`
 * resolves.
 */
export function dyingFetch(count: number, moment: 'before' | 'after') {
  const death = Promise.withResolvers<void>()
  const silence = new Promise<Response>(() => {})
  const onTheirWay: Promise<unknown>[] = []
  let requests = 0
  const send: typeof fetch = (url, init) => {
    const sent = fetch(url, init)
    onTheirWay.push(sent.catch(() => {}))
    return sent
  }
  const dying: typeof fetch = async (url, init) => {
    requests += 1
    if (requests < count) return send(url, init)
    if (requests === count && moment === 'after') await (await send(url, init)).text()
    death.resolve()
    return silence
  }
  return { fetch: dying, died: death.promise.then(() => Promise.all(onTheirWay)) }
}
