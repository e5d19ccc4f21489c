import { remarkLimits } from '@association/content/preview/share-visits.ts'
import { RecordsError } from '@association/services/shared-state'
import { describe, expect, test } from 'vitest'
import {
  config,
  delivered,
  keyOf,
  memoryRecords,
  now,
  previewApi,
  share,
  visitsIn,
} from '../testing/shares.ts'
import { leaveRemark, type RemarkNeeds } from './leave-remark.ts'

const revoked = { ...share, revokedAt: share.expiresAt }
const stored = {
  one: { kind: 'share', record: share },
  other: { kind: 'share', record: share },
  revoked: { kind: 'share', record: revoked },
}
const remark = {
  space: 'association',
  entry: 'home-quote',
  field: 'quote',
  text: 'Who said this?',
  name: 'Ida',
}

function site(changes: Partial<RemarkNeeds> = {}) {
  const visits = visitsIn(memoryRecords())
  const { read } = previewApi(stored)
  const needs: RemarkNeeds = { config, read, visits, content: async () => delivered, now, ...changes }
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    leaveRemark(
      new Request(`${config.siteUrl}/api/shared/remarks`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
      needs,
    )
  return { visits, send }
}
const sent = { space: 'association', entry: 'home', key: keyOf('one'), remark }
const kept = async (visits: ReturnType<typeof visitsIn>, record = 'one') =>
  (await visits.of({ space: 'association', record })).remarks

test('a remark is kept with its share, and with no other', async () => {
  const { send, visits } = site()
  const response = await send(sent)
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'private, no-store'])
  expect(await kept(visits)).toEqual([{ ...remark, id: expect.any(String), at: new Date(now).toISOString() }])
  expect(await kept(visits, 'other')).toEqual([])
})

test.each([
  ['from another site', sent, 403, { 'sec-fetch-site': 'cross-site' }],
  ['with the key of a revoked share', { ...sent, key: keyOf('revoked') }, 403, {}],
  ['with the key of no share', { ...sent, key: keyOf('none') }, 403, {}],
  ['with a changed key', { ...sent, key: `${sent.key}x` }, 403, {}],
  ['for a page that is not shared', { ...sent, entry: 'membership' }, 403, {}],
  [
    'about an entry that the page does not contain',
    { ...sent, remark: { ...remark, entry: 'secret' } },
    400,
    {},
  ],
  ['about a name that every object has', { ...sent, remark: { ...remark, entry: 'constructor' } }, 400, {}],
  ['whose space is no text', { ...sent, remark: { ...remark, space: { toString: 1 } } }, 400, {}],
  ['without a text', { ...sent, remark: { ...remark, text: '' } }, 400, {}],
  ['that is too long', { ...sent, remark: { ...remark, text: 'x'.repeat(1001) } }, 400, {}],
  ['that is huge', { ...sent, padding: 'x'.repeat(100_000) }, 413, {}],
  ['that is a form', sent, 415, { 'content-type': 'text/plain' }],
  ['that is a list', [sent], 400, {}],
] as const)('a remark %s is refused', async (...[, body, status, headers]) => {
  const { send, visits } = site()
  expect((await send(body, headers)).status).toBe(status)
  expect(await kept(visits)).toEqual([])
})

describe('bounds', () => {
  test('a share takes as many remarks as it can hold, and says so', async () => {
    const { send, visits } = site()
    for (let count = 0; count < remarkLimits.perShare; count += 1) await send(sent)
    const response = await send(sent)
    expect([response.status, (await kept(visits)).length]).toEqual([409, remarkLimits.perShare])
    expect((await response.json()).detail).toContain('as many remarks as it can hold')
  })

  test('remarks that arrive at once are all kept, also by two processes', async () => {
    const records = memoryRecords()
    const processes = [1, 2].map(() => site({ visits: visitsIn(records) }))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => processes[index % 2]?.send(sent)),
    )
    expect(answers.map((answer) => answer?.status)).toEqual(Array(60).fill(201))
    expect(await kept(visitsIn(records))).toHaveLength(60)
  })

  test('no remark is kept at the cost of another while the record changes all the time', async () => {
    const records = memoryRecords()
    const before = visitsIn(records)
    await site({ visits: before }).send(sent)
    const busy = { ...records, put: async (_key: string, _value: Buffer, { over = '' } = {}) => over === '' }
    expect((await site({ visits: visitsIn(busy) }).send(sent)).status).toBe(503)
    expect(await kept(before)).toHaveLength(1)
  })

  test('an opening is noted once a minute', async () => {
    let time = now
    const visits = visitsIn(memoryRecords(), () => time)
    const visited = { space: 'association', record: 'one', endsAt: now } as const
    const openedAt = async () => (await visits.of(visited)).openedAt
    await visits.opened(visited)
    time += 59_000
    await visits.opened(visited)
    expect(await openedAt()).toBe(new Date(now).toISOString())
    time += 2000
    await visits.opened(visited)
    expect(await openedAt()).toBe(new Date(time).toISOString())
  })
})

test('while the store fails, the answer says that the text is still there', async () => {
  const add = () => Promise.reject(new RecordsError('unreachable', 'no disk'))
  const response = await site({ visits: { add } }).send(sent)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect((await response.json()).detail).toContain('still here')
})

test('an editor resolves and deletes a remark', async () => {
  const { send, visits } = site()
  await send(sent)
  const [{ id } = { id: '' }] = await kept(visits)
  const visited = { space: 'association', record: 'one', endsAt: now } as const
  expect((await visits.change(visited, id, 'resolve')).remarks).toMatchObject([{ id, isResolved: true }])
  expect((await visits.change(visited, id, 'reopen')).remarks).toMatchObject([{ id, isResolved: false }])
  expect((await visits.change(visited, id, 'delete')).remarks).toEqual([])
})
