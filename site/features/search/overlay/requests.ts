import type { SuggestAnswer, WebAnswer, WebResult } from '@association/services/search/answers.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import type { SearchEvent, SearchRefusal, SearchState } from './search-state.ts'

type Tools = {
  dispatch(event: SearchEvent): void
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>
  after(ms: number, work: () => void, signal: AbortSignal): void
  log(message: string, error: unknown): void
}

export function searchRequests({ dispatch, fetch, after, log }: Tools): (state: SearchState) => void {
  let running: { sequence: number; abort: AbortController } | undefined

  async function send({ kind, sequence, address }: WantedRequest, signal: AbortSignal) {
    try {
      const answer = await fetch(address, { signal })
      if (answer.status === 429) return dispatch({ type: 'failed', sequence, refusal: refusalOf(answer) })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      dispatch(eventOf(kind, sequence, await answer.json()))
    } catch (error) {
      if (signal.aborted) return
      log(kind === 'suggest' ? messages.suggestFailed : messages.searchFailed, error)
      dispatch({ type: 'failed', sequence })
    }
  }

  return (state) => {
    const wanted = wantedRequest(state)
    if (wanted?.sequence === running?.sequence) return
    running?.abort.abort()
    const abort = new AbortController()
    running = wanted && { sequence: wanted.sequence, abort }
    if (wanted?.afterMs) after(wanted.afterMs, () => void send(wanted, abort.signal), abort.signal)
    else if (wanted) void send(wanted, abort.signal)
  }
}

/** A visitor's limit lasts minutes at most. A longer wait means that the day's searches are spent. */
const refusalOf = ({ headers }: Response): SearchRefusal =>
  Number(headers.get('retry-after')) >= spentSeconds ? 'spent' : 'busy'
const spentSeconds = 3600

const eventOf = (kind: WantedRequest['kind'], sequence: number, json: unknown): SearchEvent =>
  kind === 'suggest'
    ? { type: 'suggested', sequence, suggestions: readSuggestions(json) }
    : { type: 'found', sequence, results: readResults(json) }

type WantedRequest = { sequence: number; kind: 'suggest' | 'search'; afterMs: number; address: string }

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

function readResults(json: unknown): WebResult[] {
  const { web } = answerIn<WebAnswer>(json)
  if (!Array.isArray(web?.results)) throw new Error('The answer has no results.')
  return web.results.filter(({ url, title }) => isWebAddress(url) && typeof title === 'string')
}

function readSuggestions(json: unknown): string[] {
  const { results } = answerIn<SuggestAnswer>(json)
  if (!Array.isArray(results)) throw new Error('The answer has no suggestions.')
  return [...new Set(results.map(({ query }) => query))].filter((query) => typeof query === 'string')
}

function answerIn<Answer>(json: unknown): Partial<Answer> {
  const answer = json as (Partial<Answer> & { error?: unknown }) | null
  if (typeof answer !== 'object' || answer === null || answer.error)
    throw new Error('The answer is an error.')
  return answer
}

/** No link may run a script. */
const isWebAddress = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url, 'https://site.example') && /^https?:$/.test(protocolOf(url))

const protocolOf = (url: string) => new URL(url, 'https://site.example').protocol
