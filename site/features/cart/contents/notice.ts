import type { AnalyticsItem } from '../../analytics/events.ts'
import type { RemovedLine } from '../../cart-data/cart.ts'

export type Removal = { name: string; lines: readonly RemovedLine[]; items: readonly AnalyticsItem[] }

export type Notice = { kind: 'none' } | { kind: 'words'; words: string } | ({ kind: 'removed' } & Removal)

export type NoticeEvent =
  | ({ type: 'removed' } & Removal)
  | { type: 'said'; words: string }
  /** Any other action ends the offer to undo a removal. */
  | { type: 'acted' }
  | { type: 'expired' }

export const noNotice: Notice = { kind: 'none' }

/** The timer pauses while the offer has the focus or the pointer. */
export const undoMs = 10_000

export function nextNotice(notice: Notice, event: NoticeEvent): Notice {
  switch (event.type) {
    case 'removed': {
      const { type: _, ...removal } = event
      return { kind: 'removed', ...removal }
    }
    case 'said':
      return { kind: 'words', words: event.words }
    case 'acted':
    case 'expired':
      return notice.kind === 'none' ? notice : noNotice
  }
}
