import type { Space } from '@association/content'
import {
  type FromApp,
  type FromPreview,
  fromApp,
  fromPreview,
  messageOf,
  portMessageOf,
} from '@association/content/preview'
import { frameMessages } from '../sdk/host-messages.ts'

/** The frames of one preview, as one partner. A frame is believed for its origin, window and nonce, all three. */
export type Bridge = {
  /** A frame that shows the preview; call what it returns when it leaves the page. */
  add(frame: Frame): () => void
  /** Posts a patch to every frame that listens; returns its number. */
  send(patch: Record<string, unknown>): number
  /** Shows the entry, at a field if one is named. */
  focus(field?: string): void
  renew(token: string): void
  /** Has every frame read its saved content again. */
  refresh(): void
  close(): void
}

/** What the bridge needs of an `<iframe>`. */
export type Frame = {
  contentWindow: unknown
  /** CSS pixels of the page in it. */
  width(): number
}

/** A frame that has just said that it listens. */
export type ReadyFrame = { frame: Frame; focus(): void; scroll(top: number): void }

type Options = {
  origin: string
  nonce: string
  space: Space
  entry: string
  /** All values as they are typed now, for a frame that begins to listen. */
  values(): Record<string, unknown>
  on: {
    ready?(frame: ReadyFrame): void
    clicked?(hit: { space: Space; entry: string; field: string }): void
    problems?(problems: Extract<FromPreview, { kind: 'problems' }>['problems']): void
    painted?(sequence: number, at: number): void
    scrolled?(frame: Frame, top: number): void
    escaped?(): void
  }
  /** Where frames announce themselves; another one in tests. */
  inbox?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

type Body = FromApp extends infer Message
  ? Message extends FromApp
    ? Omit<Message, 'source' | 'nonce'>
    : never
  : never

export function openBridge({
  origin,
  nonce,
  space,
  entry,
  values,
  on,
  inbox = frameMessages,
}: Options): Bridge {
  const frames = new Map<Frame, MessagePort | undefined>()
  const session = { source: fromPreview, nonce } as const
  let sequence = 0

  const post = (port: MessagePort | undefined, body: Body) =>
    port?.postMessage({ source: fromApp, nonce, ...body })
  const postAll = (body: Body) => {
    for (const port of frames.values()) post(port, body)
  }
  const announced = (event: Event) => {
    const { data, origin: from, source, ports } = event as MessageEvent
    for (const [frame, before] of frames) {
      const expected = { ...session, origins: [origin], window: frame.contentWindow }
      const message = messageOf<FromPreview>({ data, origin: from, source }, expected)
      if (message?.kind !== 'ready' || !ports[0]) continue
      before?.close() // the frame was loaded again
      begin(frame, ports[0])
    }
  }
  function begin(frame: Frame, port: MessagePort) {
    frames.set(frame, port)
    port.onmessage = (event) => {
      const message = portMessageOf<FromPreview>(event, session)
      if (message) hear(message, frame)
    }
    post(port, { kind: 'values', space, entry, fields: values(), sequence })
    on.ready?.({
      frame,
      focus: () => post(port, { kind: 'focus', space, entry }),
      scroll: (top) => post(port, { kind: 'scroll', top }),
    })
  }
  function hear(message: FromPreview, frame: Frame) {
    if (message.kind === 'clicked') on.clicked?.(message)
    if (message.kind === 'problems') on.problems?.(message.problems)
    if (message.kind === 'painted') on.painted?.(message.sequence, message.at)
    if (message.kind === 'scrolled') on.scrolled?.(frame, message.top)
    if (message.kind === 'escaped') on.escaped?.()
  }
  inbox.addEventListener('message', announced)
  return {
    add(frame) {
      frames.set(frame, undefined)
      return () => {
        frames.get(frame)?.close()
        frames.delete(frame)
      }
    },
    send(fields) {
      sequence += 1
      postAll({ kind: 'values', space, entry, fields, sequence })
      return sequence
    },
    focus: (field) => postAll({ kind: 'focus', space, entry, field }),
    renew: (token) => postAll({ kind: 'token', token }),
    refresh: () => postAll({ kind: 'refresh' }),
    close() {
      inbox.removeEventListener('message', announced)
      for (const port of frames.values()) port?.close()
    },
  }
}
