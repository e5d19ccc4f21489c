import { expect, test } from 'vitest'
import { nextSearch } from './next-search.ts'
import { searchRequests } from './requests.ts'
import { closed, type SearchEvent, type SearchState } from './search-state.ts'

function overlay() {
  let state: SearchState = closed
  const sent: { address: string; signal: AbortSignal; answer(response: Response | Error): Promise<void> }[] =
    []
  const timers: { ms: number; end(): void }[] = []
  const logged: string[] = []
  const follow = searchRequests({
    dispatch,
    fetch: (address, { signal }) =>
      new Promise((resolve, reject) => {
        const answer = async (response: Response | Error) => {
          if (response instanceof Error) reject(response)
          else resolve(response)
          await new Promise((done) => setImmediate(done))
        }
        sent.push({ address, signal, answer })
      }),
    after: (ms, work, signal) => timers.push({ ms, end: () => signal.aborted || work() }),
    log: (message) => logged.push(message),
  })
  function dispatch(event: SearchEvent) {
    state = nextSearch(state, event)
    follow(state)
  }
  return { dispatch, sent, timers, logged, state: () => state }
}

const suggestions = (...queries: string[]) => Response.json({ results: queries.map((query) => ({ query })) })
const results = (...titles: string[]) =>
  Response.json({ web: { results: titles.map((title) => ({ url: '/a', title, description: '' })) } })

test('SE-011 three letters in a row send one request, 90 ms after the last', () => {
  const { dispatch, sent, timers } = overlay()
  dispatch({ type: 'open' })
  for (const query of ['l', 'le', 'lea']) dispatch({ type: 'write', query })
  expect(timers.map(({ ms }) => ms)).toEqual([90, 90, 90])
  for (const timer of timers) timer.end()
  expect(sent.map(({ address }) => address)).toEqual(['/api/autosuggest?q=lea'])
})

test('SE-013 a late answer is aborted, and dropped if it still arrives', async () => {
  const { dispatch, sent, timers, state, logged } = overlay()
  dispatch({ type: 'open' })
  dispatch({ type: 'write', query: 'lea' })
  timers[0]?.end()
  dispatch({ type: 'write', query: '' })
  expect(sent[0]?.signal.aborted).toBe(true)
  await sent[0]?.answer(suggestions('leadership'))
  expect(state()).toMatchObject({ phase: 'idle', query: '' })
  expect(logged).toEqual([])
})

test('a second search shows its own results, whichever answer arrives first', async () => {
  const { dispatch, sent, state } = overlay()
  dispatch({ type: 'open' })
  dispatch({ type: 'choose', suggestion: 'one' })
  dispatch({ type: 'choose', suggestion: 'two' })
  await sent[1]?.answer(results('Two'))
  await sent[0]?.answer(results('One'))
  expect(state()).toMatchObject({ phase: 'results', query: 'two', results: [{ title: 'Two' }] })
})

test.each([
  ['an error status', () => new Response('', { status: 502 })],
  ['an error flag', () => Response.json({ error: true })],
  ['a missing response', () => Response.json(null)],
  ['an answer without results', () => Response.json({})],
  ['a page of HTML', () => new Response('<!doctype html>')],
  ['a broken connection', () => new TypeError('Failed to fetch')],
])('SE-037 ER-004 ER-005 %s is only logged', async (_, answer) => {
  const { dispatch, sent, timers, logged, state } = overlay()
  dispatch({ type: 'open' })
  dispatch({ type: 'write', query: 'lead' })
  timers[0]?.end()
  await sent[0]?.answer(answer())
  expect(state()).toMatchObject({ phase: 'idle', query: 'lead' })
  dispatch({ type: 'search' })
  await sent[1]?.answer(answer())
  expect(state()).toMatchObject({ phase: 'idle', query: 'lead', page: 0 })
  expect(logged).toEqual(['Error auto suggest', 'Error Search'])
})

test('an address that is no web page is no result', async () => {
  const { dispatch, sent, state } = overlay()
  dispatch({ type: 'open' })
  dispatch({ type: 'choose', suggestion: 'one' })
  const urls = ['javascript:alert(1)', 'data:text/html,x', '//[', 'https://a.example/', '/b']
  await sent[0]?.answer(
    Response.json({ web: { results: urls.map((url) => ({ url, title: 'T', description: '' })) } }),
  )
  expect(state()).toMatchObject({ results: [{ url: 'https://a.example/' }, { url: '/b' }] })
})

test.each([
  ['3600', 'spent'],
  ['2', 'busy'],
])('a search that is refused for %s s is %s, and nothing is logged', async (seconds, refusal) => {
  const { dispatch, sent, logged, state } = overlay()
  dispatch({ type: 'open' })
  dispatch({ type: 'choose', suggestion: 'one' })
  await sent[0]?.answer(new Response('', { status: 429, headers: { 'retry-after': seconds } }))
  expect(state()).toMatchObject({ phase: 'idle', query: 'one', refusal })
  expect(logged).toEqual([])
})
