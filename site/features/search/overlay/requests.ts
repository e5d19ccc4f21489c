import { messages } from '../messages.ts'
import { readResults, readSuggestions } from './read-answer.ts'
import type { SearchEvent, SearchRefusal, SearchState } from './search-state.ts'
import { type WantedRequest, wantedRequest } from './wanted-request.ts'

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
