import type { Space } from '../define/content-type.ts'
import type { ReadProblem } from '../derive/read.ts'
import type { BlockPosition, EntryId, Operation } from './operations.ts'

/**
 * Messages between the Contentful app and the preview frame. The frame posts `ready` only to the app's origin, with one
 * end of a MessageChannel. The app accepts it only from the expected window, origin and nonce (part of the preview
 * token). Then both use the channel, which no other code can reach. It is also faster: browsers send
 * `window.postMessage` to another process only after painting (11 ms), a port's message at once (0.3 ms). Values are of
 * the default locale, as in the Management API.
 */
export type FromApp = Envelope<typeof fromApp> &
  (
    | { kind: 'values'; space: Space; entry: string; fields: Record<string, unknown>; sequence: number }
    | { kind: 'focus'; space: Space; entry: string; field?: string }
    /** Arrives some minutes before the token in the URL expires. */
    | { kind: 'token'; token: string }
    | { kind: 'refresh' }
    /** Sent when a frame begins to listen. CSS pixels. */
    | { kind: 'scroll'; top: number }
    /** In `edit` clicks select blocks and open fields; in `browse` the page works as for visitors. */
    | { kind: 'mode'; mode: PreviewMode }
    /** The canvas tools keep their size. */
    | { kind: 'scale'; scale: number }
    /** The frame does not scroll. Without an entry, it removes the outline. */
    | { kind: 'selected'; space?: Space; entry?: string }
    /** The frame scrolls only if necessary. The trail ends with the block. */
    | { kind: 'reveal'; trail: readonly EntryId[] }
    /** Replaces all outlines. */
    | { kind: 'marks'; marks: readonly PreviewMark[] }
  )

export type FromPreview = Envelope<typeof fromPreview> &
  /** The app replies with all current values. */
  (
    | { kind: 'ready' }
    | { kind: 'clicked'; space: Space; entry: string; field: string }
    | { kind: 'problems'; problems: readonly ReadProblem[] }
    /** The values of `sequence` are visible; `at` is wall clock milliseconds. */
    | { kind: 'painted'; sequence: number; at: number }
    /** CSS pixels. */
    | { kind: 'scrolled'; top: number }
    /** Sent for Escape, if nothing in the page closed. */
    | { kind: 'escaped' }
    /** The frame changes nothing until the app sends values. */
    | { kind: 'operation'; operation: Operation }
    | { kind: 'insertAt'; at: BlockPosition }
    /** Reports a selection by keyboard; the form keeps its scroll position. */
    | { kind: 'chosen'; space: Space; entry: string }
    | { kind: 'browsed'; href: string }
  )

export type PreviewMode = 'edit' | 'browse'

export type PreviewMark = {
  space: Space
  entry: string
  field?: string
  tone: 'added' | 'changed' | 'removed' | 'remark' | 'colleague'
  words: string
}

type Envelope<Source extends string> = { source: Source; nonce: string }

export const fromApp = 'association-app'
export const fromPreview = 'association-preview'

type Expected<Message> = { source: Message extends { source: infer Source } ? Source : never; nonce: string }

/** Returns undefined unless window, origin, source and nonce match. */
export function messageOf<Message extends FromApp | FromPreview>(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  { origins, window, ...expected }: Expected<Message> & { origins: readonly string[]; window: unknown },
): Message | undefined {
  const isKnown = origins.includes(event.origin) && event.source === window
  return isKnown ? portMessageOf(event, expected) : undefined
}

/** The channel needs only a check of source and nonce. */
export function portMessageOf<Message extends FromApp | FromPreview>(
  { data }: Pick<MessageEvent, 'data'>,
  { source, nonce }: Expected<Message>,
): Message | undefined {
  const isOurs = data?.source === source && data?.nonce === nonce
  return isOurs && typeof data?.kind === 'string' ? data : undefined
}
