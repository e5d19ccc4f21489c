import type { EntryGroup } from './entry-group.ts'
import { messages } from './messages.ts'

/** `status` is undefined when the site did not answer. */
export type PanelState =
  | { phase: 'closed' }
  | { phase: 'loading' }
  | { phase: 'failed'; status?: number }
  | { phase: 'shown'; groups: EntryGroup[] }

export type PanelEvent =
  | { type: 'toggle' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'loaded'; groups: EntryGroup[] }
  | { type: 'failed'; status?: number }

export const closed: PanelState = { phase: 'closed' }

/** The panel loads at each opening: an editor may have published. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  if (event.type === 'close') return closed
  if (event.type === 'toggle') return state.phase === 'closed' ? { phase: 'loading' } : closed
  if (event.type === 'retry') return state.phase === 'failed' ? { phase: 'loading' } : state
  // The panel was closed before the result came.
  if (state.phase !== 'loading') return state
  return event.type === 'loaded'
    ? { phase: 'shown', groups: event.groups }
    : { phase: 'failed', status: event.status }
}

export function statusOf(state: PanelState): string {
  if (state.phase === 'loading') return messages.loading
  if (state.phase === 'failed') return messages.refused[state.status ?? 0] ?? messages.failed
  if (state.phase === 'closed') return ''
  const count = state.groups.flatMap(({ entries }) => entries).length
  return count === 0 ? messages.empty : messages.count(count)
}

export const canRetry = (state: PanelState) =>
  state.phase === 'failed' && state.status !== 401 && state.status !== 404
