import type { Space } from '../define/content-type.ts'
import type { Problem } from '../derive/read.ts'

/**
 * What our Contentful app and the site's preview frame say to each other by `postMessage`. Each side checks the
 * other's origin and window; the nonce is minted into the preview token, so that a frame that was not opened by this
 * session is never believed. Values are of the default locale, in the Management API's form: links stay links.
 */
export type FromApp = Envelope<typeof fromApp> &
  (
    | { kind: 'values'; space: Space; entry: string; fields: Record<string, unknown>; sequence: number }
    /** Show this field; sent when an editor begins to write in it. */
    | { kind: 'focus'; space: Space; entry: string; field?: string }
    /** A fresh token for the same entry and nonce, some minutes before the one in the address ends. */
    | { kind: 'token'; token: string }
  )

export type FromPreview = Envelope<typeof fromPreview> &
  /** The frame listens; the app answers with all values as they are typed now. Sent again after a reload. */
  (
    | { kind: 'ready' }
    | { kind: 'clicked'; space: Space; entry: string; field: string }
    | { kind: 'problems'; problems: readonly Problem[] }
    /** The values of `sequence` are on the screen; `at` is milliseconds of the wall clock. */
    | { kind: 'painted'; sequence: number; at: number }
  )

type Envelope<Source extends string> = { source: Source; nonce: string }

export const fromApp = 'association-app'
export const fromPreview = 'association-preview'

/** The message of the other side, or nothing when it is not one of this session's. */
export function messageOf<Message extends FromApp | FromPreview>(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  expected: { source: Message['source']; nonce: string; origins: readonly string[]; window: unknown },
): Message | undefined {
  const { data, origin, source } = event
  const isKnown = expected.origins.includes(origin) && source === expected.window
  const isOurs = data?.source === expected.source && data?.nonce === expected.nonce
  return isKnown && isOurs && typeof data?.kind === 'string' ? data : undefined
}
