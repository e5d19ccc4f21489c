import { isExpanded } from './next-search.ts'
import type { SearchEvent, SearchState, Suggesting } from './search-state.ts'

export type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing'>

type Reaction = {
  event: SearchEvent
  isTaken: boolean
}

/** Follows the combobox pattern of the ARIA practices. */
export function keyEvent({ key, altKey, isComposing }: Key, state: SearchState): Reaction | undefined {
  if (isComposing || state.phase === 'closed') return undefined
  if (isExpanded(state)) return inSuggestions(key, altKey, state)
  if (key === 'ArrowDown') return opened(state.query, altKey ? undefined : 'first')
  if (key === 'ArrowUp' && !altKey) return opened(state.query, 'last')
  if (key === 'Enter') return { event: { type: 'search' }, isTaken: true }
  return undefined
}

function inSuggestions(key: string, altKey: boolean, state: Suggesting): Reaction | undefined {
  const { suggestions, active } = state
  if (altKey) return key === 'ArrowUp' ? dismissed : undefined
  switch (key) {
    case 'ArrowDown':
      return moved(active === undefined ? 0 : (active + 1) % suggestions.length)
    case 'ArrowUp':
      return moved(((active ?? 0) - 1 + suggestions.length) % suggestions.length)
    case 'Enter':
      return { event: chosen(suggestions[active ?? -1]), isTaken: true }
    case 'Escape':
      return dismissed
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { event: { type: 'move', to: undefined }, isTaken: false }
    default:
      return undefined
  }
}

/** Alt with an arrow selects nothing. */
const opened = (query: string, select: 'first' | 'last' | undefined): Reaction => ({
  event: { type: 'write', query, ...(select && { select }) },
  isTaken: true,
})
const moved = (to: number): Reaction => ({ event: { type: 'move', to }, isTaken: true })
const dismissed: Reaction = { event: { type: 'dismiss' }, isTaken: true }

const chosen = (suggestion: string | undefined): SearchEvent =>
  suggestion === undefined ? { type: 'search' } : { type: 'choose', suggestion }
