import { hasNextPage, limits } from '../limits.ts'
import type { SearchEvent, SearchResults, SearchState, Suggesting } from './search-state.ts'

type Open = Exclude<SearchState, { phase: 'closed' }>
type Event<Type extends SearchEvent['type']> = Extract<SearchEvent, { type: Type }>

export function nextSearch(state: SearchState, event: SearchEvent): SearchState {
  if (state.phase === 'closed') return event.type === 'open' ? idle(state, '') : state
  if (event.type === 'close') return { phase: 'closed', sequence: state.sequence + 1 }
  if ('sequence' in event) return event.sequence === state.sequence ? answered(state, event) : state
  if (event.type === 'move' || event.type === 'dismiss')
    return state.phase === 'suggesting' ? inSuggestions(state, event) : state
  return asked(state, event)
}

function asked(state: Open, event: Event<'open' | 'write' | 'search' | 'choose' | 'turn'>): SearchState {
  switch (event.type) {
    case 'open':
      return state
    case 'write':
      return written(state, event)
    case 'search':
      return canSearch(state) ? loading(state, state.query, 0) : state
    case 'choose':
      return loading(state, event.suggestion, 0)
    case 'turn':
      return state.phase === 'results' ? turned(state, event) : state
  }
}

const inSuggestions = (state: Suggesting, event: Event<'move' | 'dismiss'>): SearchState =>
  event.type === 'move' ? { ...state, active: event.to } : idle(state, state.query)

const idle = ({ sequence }: SearchState, query: string): SearchState => ({
  phase: 'idle',
  query,
  page: 0,
  sequence: sequence + 1,
})

const loading = ({ sequence }: Open, query: string, page: number): SearchState => ({
  phase: 'loading',
  query,
  page,
  sequence: sequence + 1,
})

function written(state: Open, { query, select }: Event<'write'>): SearchState {
  if (query.trim() === '') return idle(state, query)
  return {
    phase: 'suggesting',
    query,
    page: 0,
    sequence: state.sequence + 1,
    // The previous suggestions stay until the new ones arrive.
    suggestions: state.phase === 'suggesting' ? state.suggestions : [],
    active: undefined,
    ...(select && { select }),
    isWaiting: true,
  }
}

function turned(state: SearchResults, { by }: Event<'turn'>): SearchState {
  const isThere = by === 1 ? hasNext(state) : hasPrevious(state)
  return isThere ? loading(state, state.query, state.page + by) : state
}

/** After a failure, the next search begins with the first page. */
function answered(state: Open, event: Event<'suggested' | 'found' | 'failed'>): SearchState {
  if (event.type === 'failed') return refused(idle(state, state.query), state, event)
  if (event.type === 'suggested')
    return state.phase === 'suggesting' ? listed(state, event.suggestions) : state
  if (state.phase !== 'loading') return state
  return { ...state, phase: 'results', results: event.results.slice(0, limits.resultsPerPage) }
}

/** Missing suggestions do not matter to a visitor who is typing. */
const refused = (next: SearchState, { phase }: Open, { refusal }: Event<'failed'>): SearchState =>
  next.phase === 'idle' && phase === 'loading' && refusal ? { ...next, refusal } : next

function listed({ select, ...state }: Suggesting, suggestions: readonly string[]): SearchState {
  const active = select === 'last' ? suggestions.length - 1 : select === 'first' ? 0 : undefined
  return { ...state, suggestions, active: suggestions.length > 0 ? active : undefined, isWaiting: false }
}

export const canSearch = (state: SearchState) => state.phase !== 'closed' && state.query.trim() !== ''
export const hasNext = ({ results, page }: SearchResults) => hasNextPage(results.length, page)
export const hasPrevious = ({ page }: SearchResults) => page > 0

export const isExpanded = (state: SearchState): state is Suggesting =>
  state.phase === 'suggesting' && state.suggestions.length > 0
