import { limits } from '../limits.ts'
import type { SearchState } from './search-state.ts'

export type WantedRequest = { sequence: number; kind: 'suggest' | 'search'; afterMs: number; address: string }

export function wantedRequest(state: SearchState): WantedRequest | undefined {
  if (state.phase === 'suggesting' && state.isWaiting)
    return {
      sequence: state.sequence,
      kind: 'suggest',
      afterMs: limits.suggestAfterMs,
      address: `/api/autosuggest?${new URLSearchParams({ q: state.query.trim() })}`,
    }
  if (state.phase === 'loading')
    return {
      sequence: state.sequence,
      kind: 'search',
      afterMs: 0,
      address: `/api/search?${new URLSearchParams({ q: state.query.trim(), page: String(state.page) })}`,
    }
  return undefined
}
