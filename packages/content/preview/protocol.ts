import type { Space } from '../define/content-type.ts'
import type { Problem } from '../derive/read.ts'
import type { EntryId, Operation, Place } from './operations.ts'

/**
 * Messages between the Contentful app and the site's preview frame. The frame posts `ready` only to the app's origin,
 * with one end of a MessageChannel. The app accepts it only from the expected window, origin and nonce (the preview
 * token contains the nonce). After that both use the channel, which no other code can reach. It is also faster: a
 * browser sends `window.postMessage` to another process only after it has painted the page that types (11 ms), a port's
 * message at once (0.3 ms). Values are of the default locale, in the Management API's form: links stay links.
 */
export type FromApp = Envelope<typeof fromApp> &
  (
    | { kind: 'values'; space: Space; entry: string; fields: Record<string, unknown>; sequence: number }
    /** Shows this field; sent when an editor begins to write in it. */
    | { kind: 'focus'; space: Space; entry: string; field?: string }
    /** A new token for the same entry and nonce, some minutes before the token in the URL expires. */
    | { kind: 'token'; token: string }
    /** Entries or assets may have changed elsewhere: read the preview's content again. */
    | { kind: 'refresh' }
    /** Restores the editor's scroll position when a frame begins to listen. CSS pixels from the top. */
    | { kind: 'scroll'; top: number }
    /** `edit`: clicks select blocks and open fields. `browse`: links and controls work as for visitors. */
    | { kind: 'mode'; mode: PreviewMode }
    /** Display scale of the frame: 0.5 is half. The canvas tools keep their size. */
    | { kind: 'scale'; scale: number }
    /** Outlines the edited entry without scrolling. Without an entry, removes the outline. */
    | { kind: 'selected'; space?: Space; entry?: string }
    /** Scrolls to a block that was chosen outside the frame, if it is out of view. The trail ends with the block. */
    | { kind: 'reveal'; trail: readonly EntryId[] }
    /** Outlines only these entries; an empty list clears the outlines. */
    | { kind: 'marks'; marks: readonly PreviewMark[] }
  )

export type FromPreview = Envelope<typeof fromPreview> &
  /** The frame now listens on the channel; the app replies with all current values. */
  (
    | { kind: 'ready' }
    | { kind: 'clicked'; space: Space; entry: string; field: string }
    | { kind: 'problems'; problems: readonly Problem[] }
    /** The values of `sequence` are on the screen; `at` is milliseconds of the wall clock. */
    | { kind: 'painted'; sequence: number; at: number }
    /** `top` is in CSS pixels. */
    | { kind: 'scrolled'; top: number }
    /** The editor pressed Escape, and nothing in the page closed. */
    | { kind: 'escaped' }
    /**
     * The editor moved, duplicated, hid or removed a block on the canvas. The frame changes nothing until the app sends
     * values.
     */
    | { kind: 'operation'; operation: Operation }
    /** The editor pressed “+”: the app opens the block picker for this position. */
    | { kind: 'insertAt'; at: Place }
    /** The editor selected a block with the keyboard; the form keeps its scroll position. */
    | { kind: 'chosen'; space: Space; entry: string }
    /** The editor followed a link of the site in browse mode. */
    | { kind: 'browsed'; href: string }
  )

export type PreviewMode = 'edit' | 'browse'

/** A labelled outline around a block: for a comparison, a remark or a colleague. */
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

/** Reads a window event. Returns undefined unless window, origin, source and nonce match. */
export function messageOf<Message extends FromApp | FromPreview>(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  { origins, window, ...expected }: Expected<Message> & { origins: readonly string[]; window: unknown },
): Message | undefined {
  const isKnown = origins.includes(event.origin) && event.source === window
  return isKnown ? portMessageOf(event, expected) : undefined
}

/** Reads a channel message, for which only source and nonce need a check. */
export function portMessageOf<Message extends FromApp | FromPreview>(
  { data }: Pick<MessageEvent, 'data'>,
  { source, nonce }: Expected<Message>,
): Message | undefined {
  const isOurs = data?.source === source && data?.nonce === nonce
  return isOurs && typeof data?.kind === 'string' ? data : undefined
}
