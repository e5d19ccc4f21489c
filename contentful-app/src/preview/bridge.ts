import type { Space } from '@association/content'
import { type FromApp, type FromPreview, fromApp, fromPreview, messageOf } from '@association/content/preview'

/** The frames of one preview, as one partner. Every message is checked for origin, window and nonce. */
export type Bridge = {
  /** A frame that shows the preview; forget it when it leaves the page. */
  add(frame: Frame): () => void
  /** Posts a patch to every frame that listens; returns its number. */
  send(patch: Record<string, unknown>): number
  /** Shows the entry, at a field if one is named. */
  focus(field?: string): void
  renew(token: string): void
  /** True once a frame has said that it listens. */
  isHeard(): boolean
  close(): void
}

/** What the bridge needs of an `<iframe>`. */
export type Frame = { contentWindow: Pick<Window, 'postMessage'> | null }

type Options = {
  origin: string
  nonce: string
  space: Space
  entry: string
  /** All values as they are typed now, for a frame that begins to listen. */
  values(): Record<string, unknown>
  on: {
    ready?(): void
    clicked?(target: { space: Space; entry: string; field: string }): void
    problems?(problems: Extract<FromPreview, { kind: 'problems' }>['problems']): void
    painted?(sequence: number, at: number): void
  }
  /** Where messages arrive; the window, except in tests. */
  inbox?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

type Body = FromApp extends infer Message
  ? Message extends FromApp
    ? Omit<Message, 'source' | 'nonce'>
    : never
  : never

export function openBridge(options: Options): Bridge {
  const { origin, nonce, space, entry, values, on, inbox = window } = options
  const frames = new Map<Frame, { isReady: boolean }>()
  let sequence = 0

  const post = (frame: Frame, body: Body) =>
    frame.contentWindow?.postMessage({ source: fromApp, nonce, ...body }, { targetOrigin: origin })
  const postAll = (body: Body) => {
    for (const [frame, { isReady }] of frames) if (isReady) post(frame, body)
  }
  const receive = (event: Event) => {
    const hit = heard(event as MessageEvent)
    if (hit) answer(...hit)
  }
  function heard(event: MessageEvent): [Frame, FromPreview] | undefined {
    for (const frame of frames.keys()) {
      const expected = { source: fromPreview, nonce, origins: [origin], window: frame.contentWindow } as const
      const message = messageOf<FromPreview>(event, expected)
      if (message) return [frame, message]
    }
    return undefined
  }
  function answer(frame: Frame, message: FromPreview) {
    if (message.kind === 'ready') {
      frames.set(frame, { isReady: true })
      post(frame, { kind: 'values', space, entry, fields: values(), sequence })
      on.ready?.()
    }
    if (message.kind === 'clicked') on.clicked?.(message)
    if (message.kind === 'problems') on.problems?.(message.problems)
    if (message.kind === 'painted') on.painted?.(message.sequence, message.at)
  }
  inbox.addEventListener('message', receive)
  return {
    add(frame) {
      frames.set(frame, { isReady: false })
      return () => frames.delete(frame)
    },
    send(fields) {
      sequence += 1
      postAll({ kind: 'values', space, entry, fields, sequence })
      return sequence
    },
    focus: (field) => postAll({ kind: 'focus', space, entry, field }),
    isHeard: () => [...frames.values()].some(({ isReady }) => isReady),
    renew: (token) => postAll({ kind: 'token', token }),
    close: () => inbox.removeEventListener('message', receive),
  }
}
