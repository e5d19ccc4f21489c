/** Answers one kind of call of an app; what it throws becomes the app's rejected promise. */
type Handler = (...params: unknown[]) => unknown
export type Handlers = Readonly<Record<string, Handler>>

type Call = { id: unknown; method: string; params: unknown[] }

export type Channel = {
  /** Tells the app something, such as `valueChanged`. */
  send(method: string, params: readonly unknown[]): void
  close(): void
}

type Options = {
  /** The app's window, as long as it is there. */
  frame: () => Window | null | undefined
  /** The app's origin: messages of any other are not heard, and ours go nowhere else. */
  origin: string
  /** What the app needs to know when it says `init`. Anew each time, because an app may reload itself. */
  connect: () => { id: string; [more: string]: unknown }
  /** What the app may ask now. */
  handlers: () => Handlers
  /** The window that hears the messages. */
  host?: Window
}

/** Speaks App SDK's protocol with the app in one frame. */
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

/** The answer to a call: `{ id, result }` or `{ id, error }`, made of what a message can carry. */
export async function answer(handlers: Handlers, { id, method, params }: Call) {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (!handler) return { id, error: { code: 'UnknownMethod', message: `This host does not know ${method}.` } }
  try {
    return { id, result: await handler(...params) }
  } catch (error) {
    return { id, error: plainError(error) }
  }
}

/** Errors of the Management client carry the service's answer as JSON in their message. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return error
  const { name, message } = error
  try {
    return { name, code: name, ...(JSON.parse(message) as object), message }
  } catch {
    return { name, code: name, message }
  }
}

function callOf(data: unknown): Call | undefined {
  if (typeof data !== 'object' || data === null || !('method' in data) || !('id' in data)) return undefined
  const params = 'params' in data && Array.isArray(data.params) ? data.params : []
  return { id: data.id, method: String(data.method), params }
}
