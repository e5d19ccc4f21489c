import { seededRandom } from '@association/local/testing/random.ts'
import type { WebResult } from '@association/services/search/answers.ts'
import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { canSearch, hasNext, hasPrevious, isExpanded, nextSearch } from './next-search.ts'
import { wantedRequest } from './requests.ts'
import { closed, type SearchEvent, type SearchResults, type SearchState } from './search-state.ts'
import { statusOf } from './show-search.ts'

const stateAfter = (...events: SearchEvent[]) => events.reduce(nextSearch, closed)
const then = (state: SearchState, ...events: SearchEvent[]) => events.reduce(nextSearch, state)

const open: SearchEvent = { type: 'open' }
const write = (query: string): SearchEvent => ({ type: 'write', query })
const search: SearchEvent = { type: 'search' }
const result = (number: number): WebResult => ({
  url: `/result/${number}`,
  title: `Result ${number}`,
  description: '',
})
const results = (count: number) => Array.from({ length: count }, (_, index) => result(index))
const answerWith = (state: SearchState, count: number): SearchEvent => ({
  type: 'found',
  sequence: state.sequence,
  results: results(count),
})
const suggestionsFor = (state: SearchState, ...suggestions: string[]): SearchEvent => ({
  type: 'suggested',
  sequence: state.sequence,
  suggestions,
})

const suggesting = stateAfter(open, write('lead'))
const suggested = then(suggesting, suggestionsFor(suggesting, 'leadership', 'lead physician'))
test.each([
  ['first', 0],
  ['last', 1],
] as const)('the list that an arrow key opened selects its %s suggestion', (select, active) => {
  const waiting = stateAfter(open, { type: 'write', query: 'lead', select })
  expect(then(waiting, suggestionsFor(waiting, 'one', 'two'))).toMatchObject({ active, isWaiting: false })
  expect(then(waiting, suggestionsFor(waiting))).toMatchObject({ active: undefined })
})

const loading = stateAfter(open, write('leadership'), search)
/** `found(10, 3)` is page index 3 with ten results. */
function found(count: number, page = 0): SearchResults {
  let state = then(loading, answerWith(loading, page > 0 ? 10 : count))
  for (let index = 1; index <= page; index += 1) {
    state = then(state, { type: 'turn', by: 1 })
    state = then(state, answerWith(state, index === page ? count : 10))
  }
  if (state.phase !== 'results') throw new Error(state.phase)
  return state
}

describe('the states', () => {
  test('SE-005 the overlay is closed, then open', () => {
    expect(closed.phase).toBe('closed')
    expect(stateAfter(open).phase).not.toBe('closed')
  })

  test('SE-006 it is idle when it opens', () => {
    expect(stateAfter(open)).toMatchObject({ phase: 'idle', query: '', page: 0 })
  })

  test('SE-007 it suggests while a visitor writes', () => {
    expect(suggesting).toMatchObject({ phase: 'suggesting', query: 'lead', isWaiting: true, suggestions: [] })
    expect(isExpanded(suggesting)).toBe(false)
    expect(suggested).toMatchObject({ isWaiting: false, suggestions: ['leadership', 'lead physician'] })
    expect(isExpanded(suggested)).toBe(true)
  })

  test('SE-008 it loads after a search starts', () => {
    expect(loading).toMatchObject({ phase: 'loading', query: 'leadership' })
    expect(statusOf(loading)).toBe('Searching…')
  })

  test('SE-009 it shows the results', () => {
    expect(found(2)).toMatchObject({ phase: 'results', results: results(2) })
    expect(statusOf(found(2))).toBe('2 results for ‘leadership’')
    expect(statusOf(found(1))).toBe('1 result for ‘leadership’')
  })

  test('SE-002 SE-003 SE-004 it closes in every state, and opens empty', () => {
    for (const state of [stateAfter(open), suggesting, suggested, loading, found(10)]) {
      const shut = then(state, { type: 'close' })
      expect(shut.phase).toBe('closed')
      expect(then(shut, open)).toMatchObject({ phase: 'idle', query: '' })
    }
  })

  test('a closed overlay ignores everything but its opening', () => {
    for (const event of [write('lead'), search, suggestionsFor(closed, 'x'), answerWith(closed, 1)])
      expect(nextSearch(closed, event)).toBe(closed)
  })
})

describe('writing', () => {
  test('SE-010 clears old results', () => {
    expect(then(found(3), write('leadershi'))).toMatchObject({ phase: 'suggesting', suggestions: [] })
    expect(statusOf(then(found(3), write('leadershi')))).toBe('')
  })

  test('SE-011 CO-041 asks for suggestions after a pause of 90 ms', () => {
    expect(wantedRequest(suggesting)).toMatchObject({
      kind: 'suggest',
      afterMs: 90,
      address: '/api/autosuggest?q=lead',
    })
    expect(wantedRequest(suggested)).toBeUndefined()
  })

  test('SE-012 of nothing empties the suggestions', () => {
    for (const nothing of ['', '  ']) {
      const cleared = then(suggested, write(nothing))
      expect(cleared.phase).toBe('idle')
      expect(isExpanded(cleared)).toBe(false)
      expect(wantedRequest(cleared)).toBeUndefined()
    }
  })

  test('SE-013 of nothing ignores a late answer with suggestions', () => {
    const cleared = then(suggesting, write(''))
    expect(then(cleared, suggestionsFor(suggesting, 'leadership'))).toBe(cleared)
  })

  test('SE-021 SE-022 nothing can be searched while the input is empty', () => {
    for (const state of [stateAfter(open), then(suggesting, write('')), then(suggesting, write(' '))]) {
      expect(canSearch(state)).toBe(false)
      expect(then(state, search)).toBe(state)
    }
    expect(canSearch(suggesting)).toBe(true)
  })
})

describe('a search', () => {
  test('SE-014 SE-015 runs for the typed text', () => {
    expect(wantedRequest(loading)).toMatchObject({
      kind: 'search',
      afterMs: 0,
      address: '/api/search?q=leadership&page=0',
    })
  })

  test('SE-016 runs for a chosen suggestion', () => {
    const chosen = then(suggested, { type: 'choose', suggestion: 'lead physician' })
    expect(chosen).toMatchObject({ phase: 'loading', query: 'lead physician', page: 0 })
  })

  test('SE-017 starts with page index 0', () => {
    expect(loading).toMatchObject({ page: 0 })
    expect(then(found(10, 3), search)).toMatchObject({ phase: 'loading', page: 0 })
  })

  test('SE-018 shows the page as index plus 1', () => {
    expect(statusOf(found(10, 3))).toBe('10 results for ‘leadership’, page 4')
  })

  test('SE-019 SE-020 Previous and Next change the page and search again', () => {
    const next = then(found(10, 3), { type: 'turn', by: 1 })
    expect(next).toMatchObject({ phase: 'loading', page: 4 })
    expect(wantedRequest(next)?.address).toBe('/api/search?q=leadership&page=4')
    expect(then(found(10, 3), { type: 'turn', by: -1 })).toMatchObject({ phase: 'loading', page: 2 })
  })

  test('SE-019 there is no page before the first', () => {
    expect(hasPrevious(found(10))).toBe(false)
    expect(then(found(10), { type: 'turn', by: -1 })).toMatchObject({ phase: 'results', page: 0 })
    expect(hasPrevious(found(10, 1))).toBe(true)
  })

  test('SE-023 CO-039 a page shows 10 results', () => {
    expect(found(11).results).toHaveLength(10)
  })

  test.each([
    [10, 0, true],
    [9, 0, false],
    [0, 0, false],
    [10, 8, true],
    [10, 9, false],
  ])(
    'SE-024 SE-025 CO-040 after %i results on page index %i there is a next page: %s',
    (count, page, isThere) => {
      const state = found(count, page)
      expect(hasNext(state)).toBe(isThere)
      expect(then(state, { type: 'turn', by: 1 }).phase).toBe(isThere ? 'loading' : 'results')
    },
  )

  test('SE-034 ER-015 without a result says so with the query', () => {
    expect(statusOf(found(0))).toBe("No results were found for 'leadership'")
  })
})

describe('a failure', () => {
  const failed = (state: SearchState): SearchEvent => ({ type: 'failed', sequence: state.sequence })

  test('SE-031 of the suggestions clears them silently', () => {
    const again = then(suggested, write('leader'))
    const state = then(again, failed(again))
    expect(state).toMatchObject({ phase: 'idle', query: 'leader' })
    expect(statusOf(state)).toBe('')
  })

  test('SE-032 SE-033 of a search goes back to page index 0 and shows nothing', () => {
    const turned = then(found(10, 3), { type: 'turn', by: 1 })
    const state = then(turned, failed(turned))
    expect(state).toMatchObject({ phase: 'idle', query: 'leadership', page: 0 })
    expect(statusOf(state)).toBe('')
    expect(then(state, search)).toMatchObject({ page: 0 })
  })

  test.each([
    ['spent', messages.spent],
    ['busy', messages.tooManyHere],
  ] as const)(
    'of a search that the site refuses as %s says what to do instead, until the next one',
    (refusal, words) => {
      const state = then(loading, { ...failed(loading), refusal } as SearchEvent)
      expect(statusOf(state)).toBe(words)
      expect(statusOf(then(state, write('leader')))).toBe('')
      const again = then(suggested, write('leader'))
      expect(statusOf(then(again, { ...failed(again), refusal } as SearchEvent))).toBe('')
    },
  )

  test('of an older request changes nothing', () => {
    expect(then(loading, failed(suggesting))).toBe(loading)
  })
})

type AskedBefore = { sequence: number; kind: string; query: string }

test('the answer of an older request never shows, whatever a visitor does', () => {
  const random = seededRandom(12)
  const pick = (events: readonly SearchEvent[]) => events[Math.floor(random() * events.length)] ?? open
  const shown = new Set<string>()
  for (let run = 0; run < 300; run += 1) {
    let state: SearchState = closed
    const asked: AskedBefore[] = []
    for (let step = 0; step < 40; step += 1) {
      state = nextSearch(state, pick(stepsOf(asked)))
      noteRequest(state, asked)
      const { seen, wanted } = whatIsSeen(state)
      expect(seen).toBe(wanted)
      shown.add(seen)
    }
  }
  expect(shown).toContain('search d')
  expect(shown).toContain('suggest c')
})

function noteRequest(state: SearchState, asked: AskedBefore[]) {
  const wanted = wantedRequest(state)
  if (wanted && state.phase !== 'closed' && asked.at(-1)?.sequence !== wanted.sequence)
    asked.push({ ...wanted, query: state.query })
}

function whatIsSeen(state: SearchState) {
  if (state.phase === 'results')
    return { seen: state.results[0]?.title ?? '', wanted: `search ${state.query}` }
  if (state.phase === 'suggesting' && !state.isWaiting)
    return { seen: state.suggestions[0] ?? '', wanted: `suggest ${state.query}` }
  return { seen: '', wanted: '' }
}

const stepsOf = (asked: readonly AskedBefore[]): SearchEvent[] => [
  open,
  ...['a', 'b', 'c', ''].map(write),
  search,
  { type: 'choose', suggestion: 'd' },
  { type: 'turn', by: 1 },
  { type: 'close' },
  { type: 'dismiss' },
  ...asked.flatMap(({ sequence, kind, query }): SearchEvent[] => [
    kind === 'search'
      ? {
          type: 'found',
          sequence,
          results: Array.from({ length: 10 }, () => ({ ...result(0), title: `search ${query}` })),
        }
      : { type: 'suggested', sequence, suggestions: [`suggest ${query}`] },
    { type: 'failed', sequence },
  ]),
]
