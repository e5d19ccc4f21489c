import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { diskRecords } from '@association/services/shared-state/local/disk-records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../session/session.ts'
import { answerGet, answerPut, type Dependencies } from './answer.ts'

const now = Date.parse('2027-10-01T12:00:00Z')
let folder: string
let records: RecordCabinet
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'personal schedules '))
  records = diskRecords({ folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function routes(subject?: string, changes: Partial<Dependencies> = {}) {
  const needs: Dependencies = {
    config: { siteUrl: 'https://site.test', hosts: ['site.test'], registration: { secret: 's'.repeat(32) } },
    sessionOf: async () => (subject === undefined ? undefined : ({ subject } as Session)),
    records: () => records,
    schedule: async (id) => (['glance', 'vanguard'].includes(id) ? `events/${id}` : undefined),
    now: () => now,
    ...changes,
  }
  const request = (body?: unknown, headers: Record<string, string> = {}) =>
    new Request('https://site.test/api/schedule/glance', {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    get: (id = 'glance') => answerGet(request(), id, needs),
    put: (body: unknown, { id = 'glance', headers = {} } = {}) =>
      answerPut(request(body, headers), id, needs),
  }
}
const kept = async (answer: Promise<Response>) => (await answer).json()

test('what a person chose is kept for this person and this schedule only', async () => {
  const chosen = { sessions: ['opening', 'talk'], at: now - 1000 }
  const answer = await routes('auth0|1').put({ ...chosen, sessions: ['opening', 'talk', 'opening'] })
  expect([answer.status, await answer.json()]).toEqual([200, chosen])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await kept(routes('auth0|1').get())).toEqual(chosen)
  expect(await kept(routes('auth0|1').get('vanguard'))).toEqual({ sessions: [], at: 0 })
  expect(await kept(routes('auth0|2').get())).toEqual({ sessions: [], at: 0 })
})

test('the choices of one schedule leave those of the others as they are', async () => {
  const { put, get } = routes('auth0|two')
  await Promise.all([
    put({ sessions: ['opening'], at: 1 }),
    put({ sessions: ['dinner'], at: 2 }, { id: 'vanguard' }),
  ])
  expect(await kept(get())).toEqual({ sessions: ['opening'], at: 1 })
  expect(await kept(get('vanguard'))).toEqual({ sessions: ['dinner'], at: 2 })
})

test('the choices of twenty schedules are kept, the newest ones', async () => {
  const { put, get } = routes('auth0|many', { schedule: async (id) => `events/${id}` })
  for (let at = 1; at <= 21; at += 1) await put({ sessions: ['talk'], at }, { id: `s${at}` })
  expect((await kept(get('s1'))).sessions).toEqual([])
  expect((await kept(get('s2'))).sessions).toEqual(['talk'])
})

test('the newest choice wins, whichever device sends it last', async () => {
  const { put, get } = routes('auth0|newest')
  const newer = { sessions: ['talk'], at: now - 10 }
  await put(newer)
  expect(await kept(put({ sessions: ['opening'], at: now - 20 }))).toEqual(newer)
  expect(await kept(get())).toEqual(newer)
  await Promise.all([now - 3, now - 1, now - 2].map((at) => put({ sessions: [`s${now - at}`], at })))
  expect(await kept(get())).toEqual({ sessions: ['s1'], at: now - 1 })
})

test('a clock far in the future counts as now, so that a later choice wins', async () => {
  const ahead = await kept(routes('auth0|clock').put({ sessions: ['talk'], at: now + 10 ** 12 }))
  expect(ahead).toEqual({ sessions: ['talk'], at: now })
  const later = routes('auth0|clock', { now: () => now + 5 })
  expect(await kept(later.put({ sessions: [], at: now + 1 }))).toEqual({ sessions: [], at: now + 1 })
})

test.each([
  [-1, 0],
  [0.5, 0],
  [1e300, now],
])('the time %d counts as %d', async (at, counted) =>
  expect(await kept(routes(`auth0|${at}`).put({ sessions: [], at }))).toEqual({ sessions: [], at: counted }),
)

test('a record is encrypted, and unreadable with another secret', async () => {
  const stored: [string, Buffer][] = []
  const noting: RecordCabinet = {
    ...records,
    put: async (key, value, options) => {
      stored.push([key, value])
      return records.put(key, value, options)
    },
  }
  await routes('auth0|secret', { records: () => noting }).put({ sessions: ['opening'], at: 1 })
  expect(stored).toHaveLength(1)
  expect(stored.map(([key, value]) => key + value.toString('latin1')).join()).not.toMatch(/opening|auth0/)
  const config = { siteUrl: 'https://site.test', hosts: [], registration: { secret: 't'.repeat(32) } }
  expect(await kept(routes('auth0|secret', { config }).get())).toEqual({ sessions: [], at: 0 })
})

test('answers 401 to a guest, and 403 to another site', async () => {
  expect((await routes().get()).status).toBe(401)
  expect((await routes().put({ sessions: [], at: 1 })).status).toBe(401)
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await routes('auth0|1').put({ sessions: [], at: 1 }, { headers })).status).toBe(403)
})

test.each([
  ['no list', { sessions: 'opening', at: 1 }, 400],
  ['too many sessions', { sessions: Array.from({ length: 201 }, (_, at) => `s${at}`), at: 1 }, 400],
  ['what is no id', { sessions: ['../opening'], at: 1 }, 400],
  ['a long id', { sessions: ['x'.repeat(10_000)], at: 1 }, 400],
  ['no time', { sessions: [] }, 400],
  ['a time in words', { sessions: [], at: '2027-10-01' }, 400],
  ['more than a list needs', { sessions: [], at: 1, more: 'x'.repeat(20_000) }, 413],
])('%s is refused', async (_, body, status) =>
  expect((await routes('auth0|1').put(body)).status).toBe(status),
)

test('there is no list of an unknown schedule', async () => {
  expect((await routes('auth0|1').get('unknown')).status).toBe(404)
  expect((await routes('auth0|1').put({ sessions: [], at: 1 }, { id: '../glance' })).status).toBe(404)
})

test('while the store fails, the answer says so', async () => {
  const fails = () => Promise.reject(new RecordsError('unreachable', 'no disk'))
  const failing = routes('auth0|1', { records: () => ({ get: fails, put: fails, remove: fails }) })
  for (const answer of [await failing.get(), await failing.put({ sessions: [], at: 1 })])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
})
