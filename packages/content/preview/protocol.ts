import type { Space } from '../define/content-type.ts'
import type { Problem } from '../derive/read.ts'
import type { EntryId, Operation, Place } from './operations.ts'

/**
 * What our Contentful app and the site's preview frame say to each other. The frame's `ready` is posted to the app's
 * origin and nowhere else, and carries one end of a MessageChannel; the app takes it only from the window, origin and
 * nonce it expects (the nonce is minted into the preview token). From then on both speak through the channel, which
 * nobody else can reach. It is also quicker: a browser sends `window.postMessage` to another process only after it has
 * painted the page that types (11 ms), a port's message at once (0.3 ms). Values are of the default locale, in the
 * Management API's form: links stay links.
 */
export type FromApp = Envelope<typeof fromApp> &
  (
    | { kind: 'values'; space: Space; entry: string; fields: Record<string, unknown>; sequence: number }
    /** Show this field; sent when an editor begins to write in it. */
    | { kind: 'focus'; space: Space; entry: string; field?: string }
    /** A fresh token for the same entry and nonce, some minutes before the one in the address ends. */
    | { kind: 'token'; token: string }
    /** Entries or assets may have been saved elsewhere: read the content of the preview again. */
    | { kind: 'refresh' }
    /** Scroll to where the editor was; sent when a frame begins to listen. CSS pixels from the top. */
    | { kind: 'scroll'; top: number }
    /** `edit`: clicks select blocks and open fields. `browse`: links and controls work as for visitors. */
    | { kind: 'mode'; mode: PreviewMode }
    /** The frame is shown at this size: 0.5 is half. The tools of the canvas keep their size. */
    | { kind: 'scale'; scale: number }
    /** Outline this entry as the one that is being edited; do not scroll. Without an entry, outline none. */
    | { kind: 'selected'; space?: Space; entry?: string }
    /** Scroll to a block that was chosen outside the frame, if it is out of sight. The trail ends with the block. */
    | { kind: 'reveal'; trail: readonly EntryId[] }
    /** Outline these entries, and no others; an empty list clears the outlines. */
    | { kind: 'marks'; marks: readonly PreviewMark[] }
  )

export type FromPreview = Envelope<typeof fromPreview> &
  /** The frame listens at its end of the channel; the app answers with all values as they are typed now. */
  (
    | { kind: 'ready' }
    | { kind: 'clicked'; space: Space; entry: string; field: string }
    | { kind: 'problems'; problems: readonly Problem[] }
    /** The values of `sequence` are on the screen; `at` is milliseconds of the wall clock. */
    | { kind: 'painted'; sequence: number; at: number }
    /** The editor scrolled; `top` is in CSS pixels. */
    | { kind: 'scrolled'; top: number }
    /** The editor pressed Escape, and nothing in the page closed. */
    | { kind: 'escaped' }
    /** The editor moved, duplicated, hid or removed a block on the canvas. Nothing is changed until the app sends values. */
    | { kind: 'operation'; operation: Operation }
    /** The editor pressed “+”: the app lets a block be chosen for this place. */
    | { kind: 'insertAt'; at: Place }
    /** The editor selected a block on the canvas with the keyboard; the form keeps its place. */
    | { kind: 'chosen'; space: Space; entry: string }
    /** The editor followed a link of the site in browse mode. */
    | { kind: 'browsed'; href: string }
  )

export type PreviewMode = 'edit' | 'browse'

/** An outline with words around a block: of a comparison, a remark or a colleague. */
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

/** A message of the other side that came as a window event, or nothing when it is not one of this session's. */
export function messageOf<Message extends FromApp | FromPreview>(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  { origins, window, ...expected }: Expected<Message> & { origins: readonly string[]; window: unknown },
): Message | undefined {
  const isKnown = origins.includes(event.origin) && event.source === window
  return isKnown ? portMessageOf(event, expected) : undefined
}

/** The same for one that came through the channel, where only the session is left to compare. */
export function portMessageOf<Message extends FromApp | FromPreview>(
  { data }: Pick<MessageEvent, 'data'>,
  { source, nonce }: Expected<Message>,
): Message | undefined {
  const isOurs = data?.source === source && data?.nonce === nonce
  return isOurs && typeof data?.kind === 'string' ? data : undefined
}
