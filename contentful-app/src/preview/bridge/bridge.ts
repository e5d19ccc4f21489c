import type { Space } from '@association/content'
import {
  type FromApp,
  type FromPreview,
  fromApp,
  fromPreview,
  messageOf,
  type PreviewMark,
  type PreviewMode,
  portMessageOf,
} from '@association/content/preview'
import type { EntryId } from '@association/content/preview/operations.ts'
import { frameMessages } from '../../base/host-messages.ts'
import { type BridgeListeners, type Frame, hear } from './hear.ts'

/** Connects all frames of one preview. A frame is trusted only if origin, window and nonce all match. */
export type Bridge = BridgeState & {
  add(frame: Frame): () => void
  /** Returns the number of the patch. `of` defaults to the source. */
  send(patch: Record<string, unknown>, of?: EntryId): number
  /** `of` defaults to the source. */
  focus(field?: string, of?: EntryId): void
  /** Scrolls to a block that is out of sight. */
  reveal(trail: readonly EntryId[]): void
  /** CSS pixels from the top. */
  scroll(top: number): void
  renew(token: string): void
  refresh(): void
  rescaled(frame: Frame): void
  close(): void
}

/** Frames that connect later receive this state too. */
type BridgeState = {
  mode(mode: PreviewMode): void
  /** Outlines the edited entry without scrolling to it. */
  selected(entry: EntryId | undefined): void
  /** Replaces all previous outlines. */
  marks(marks: readonly PreviewMark[]): void
}

export type PreviewPatch = EntryId & { fields: Record<string, unknown> }

type Options = {
  origin: string
  nonce: string
  space: Space
  entry: string
  /** Returns the current typed values, for frames that connect later. */
  values(): Record<string, unknown>
  others?(): readonly PreviewPatch[]
  on: BridgeListeners
  inbox?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export function openBridge(options: Options): Bridge {
  const { origin, nonce, space, entry, values, others = () => [], on, inbox = frameMessages } = options
  const frames = new Map<Frame, MessagePort | undefined>()
  const session = { source: fromPreview, nonce } as const
  const post = poster(nonce)
  const postAll = (body: Parameters<typeof post>[1]) => {
    for (const port of frames.values()) post(port, body)
  }
  const shown = shownState(postAll)
  let sequence = 0
  /** A block that was selected before any frame connected. */
  let awaited: readonly EntryId[] | undefined

  const announced = (event: Event) => {
    const { data, origin: from, source, ports } = event as MessageEvent
    for (const [frame, before] of frames) {
      const expected = { ...session, origins: [origin], window: frame.contentWindow }
      const message = messageOf<FromPreview>({ data, origin: from, source }, expected)
      if (message?.kind !== 'ready' || !ports[0]) continue
      before?.close() // the frame was reloaded
      begin(frame, ports[0])
    }
  }
  function begin(frame: Frame, port: MessagePort) {
    frames.set(frame, port)
    port.onmessage = (event) => {
      const message = portMessageOf<FromPreview>(event, session)
      if (message) hear(message, { frame, on })
    }
    for (const each of [{ space, entry, fields: values() }, ...others()])
      post(port, { kind: 'values', ...each, sequence })
    for (const body of shown.messages()) post(port, body)
    rescaled(frame)
    on.ready?.({
      frame,
      focus: () => post(port, { kind: 'focus', space, entry }),
      scroll: (top) => post(port, { kind: 'scroll', top }),
    })
    if (awaited) post(port, { kind: 'reveal', trail: awaited })
    awaited = undefined
  }
  function rescaled(frame: Frame) {
    if (frame.scale) post(frames.get(frame), { kind: 'scale', scale: frame.scale() })
  }
  inbox.addEventListener('message', announced)
  return {
    ...shown.set,
    rescaled,
    add(frame) {
      frames.set(frame, undefined)
      return () => {
        frames.get(frame)?.close()
        frames.delete(frame)
      }
    },
    send(fields, of = { space, entry }) {
      sequence += 1
      postAll({ kind: 'values', ...of, fields, sequence })
      return sequence
    },
    focus: (field, of = { space, entry }) => postAll({ kind: 'focus', ...of, field }),
    reveal(trail) {
      const isHeard = [...frames.values()].some(Boolean)
      if (isHeard) postAll({ kind: 'reveal', trail })
      else awaited = trail
    },
    scroll: (top) => postAll({ kind: 'scroll', top }),
    renew: (token) => postAll({ kind: 'token', token }),
    refresh: () => postAll({ kind: 'refresh' }),
    close() {
      inbox.removeEventListener('message', announced)
      for (const port of frames.values()) port?.close()
    },
  }
}

function shownState(post: (body: MessageBody) => void): {
  set: BridgeState
  messages(): readonly MessageBody[]
} {
  const last = new Map<MessageBody['kind'], MessageBody>()
  const tell = (body: MessageBody) => {
    if (JSON.stringify(last.get(body.kind)) === JSON.stringify(body)) return
    last.set(body.kind, body)
    post(body)
  }
  return {
    set: {
      mode: (mode) => tell({ kind: 'mode', mode }),
      selected: (entry) =>
        tell({ kind: 'selected', ...(entry && { space: entry.space, entry: entry.entry }) }),
      marks: (marks) => tell({ kind: 'marks', marks }),
    },
    messages: () => [...last.values()],
  }
}

type MessageBody = FromApp extends infer Message
  ? Message extends FromApp
    ? Omit<Message, 'source' | 'nonce'>
    : never
  : never

/** A frame that is not connected yet has no port. */
const poster = (nonce: string) => (port: MessagePort | undefined, body: MessageBody) =>
  port?.postMessage({ source: fromApp, nonce, ...body })
