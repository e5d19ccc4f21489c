/** An error becomes the app's rejected promise. */
type Handler = (...params: unknown[]) => unknown
export type Handlers = Readonly<Record<string, Handler>>

type ChannelCall = { id: unknown; method: string; params: unknown[] }

export type Channel = {
  /** Sends an event, such as `valueChanged`. */
  send(method: string, params: readonly unknown[]): void
  close(): void
}

type Options = {
  /** Undefined once the frame is gone. */
  frame: () => Window | null | undefined
  /** Ignores messages from other origins, and posts only to this one. */
  origin: string
  /** Called for every `init`: an app can reload itself. */
  connect: () => { id: string; [more: string]: unknown }
  handlers: () => Handlers
  host?: Window
}

/** Speaks the App SDK's protocol. */
export function openChannel({ frame, origin, connect, handlers, host = window }: Options): Channel {
  const post = (message: unknown) => frame()?.postMessage(message, origin)
  let isConnected = false

  async function hear(event: MessageEvent) {
    if (event.source === null || event.source !== frame() || event.origin !== origin) return
    const call = callOf(event.data)
    if (!call) return
    if (call.method === 'init') {
      isConnected = true
      post({ method: 'connect', params: [connect(), []] })
    } else post(await answer(handlers(), call))
  }

  host.addEventListener('message', hear)
  return {
    send(method, params) {
      if (isConnected) post({ method, params })
    },
    close: () => host.removeEventListener('message', hear),
  }
}

/** Returns `{ id, result }` or `{ id, error }` as structured-cloneable data. */
export async function answer(handlers: Handlers, { id, method, params }: ChannelCall) {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (!handler) return { id, error: { code: 'UnknownMethod', message: `This host does not know ${method}.` } }
  try {
    return { id, result: await handler(...params) }
  } catch (error) {
    return { id, error: plainError(error) }
  }
}

function plainError(error: unknown) {
  if (!(error instanceof Error)) return error
  const { name, message } = error
  try {
    return { name, code: name, ...(JSON.parse(message) as object), message }
  } catch {
    return { name, code: name, message }
  }
}

function callOf(data: unknown): ChannelCall | undefined {
  if (typeof data !== 'object' || data === null || !('method' in data) || !('id' in data)) return undefined
  const params = 'params' in data && Array.isArray(data.params) ? data.params : []
  return { id: data.id, method: String(data.method), params }
}
