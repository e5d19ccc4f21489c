import { randomBytes } from 'node:crypto'
import type { Delivered } from '@association/services/contentful'
import { UpstreamError } from '@association/services/upstream'
import { expect, test } from 'vitest'
import { config, delivered, now, share } from '../testing/shares.ts'
import type { FoundRecord } from './desk-records.ts'
import { packed } from './frozen-content.ts'
import type { OpenShare } from './open-share.ts'
import { sharedContent } from './shared-content.ts'

const [page] = share.pages
const follow: OpenShare = {
  space: 'association',
  record: 'one',
  share,
  page,
  createdAt: now,
  endsAt: Date.parse(share.expiresAt),
}
const frozen: OpenShare = { ...follow, share: { ...share, mode: 'frozen', frozen: ['part'] } }
const draft: Delivered = { ...delivered, root: 'draft' }
const [part = ''] = packed({ 'association/home': delivered }, config.preview.secret) ?? []

function site() {
  const state = {
    ...{ time: now, loads: 0, queries: 0, reads: 0 },
    failure: undefined as Error | undefined,
    parts: { part } as Record<string, string>,
  }
  const client = {
    getEntries: async () => {
      state.queries += 1
      return { items: [{ sys: { id: 'home' } }] }
    },
  } as never
  const content = sharedContent({
    config,
    drafts: { association: client, events: client },
    async read(_, kind, id): Promise<FoundRecord | undefined> {
      state.reads += 1
      return kind === 'frozen' && id in state.parts
        ? { record: { part: state.parts[id] }, createdAt: now }
        : undefined
    },
    async load() {
      state.loads += 1
      if (state.failure) throw state.failure
      return draft
    },
    pathOf: () => '/home',
    now: () => state.time,
  })
  return { state, ...content }
}

test('many who open a draft at the same moment cost the Preview API no more than one', async () => {
  const { state, page: pageOf, paths } = site()
  const visits = Array.from({ length: 50 }, () => Promise.all([pageOf(follow), paths(follow)]))
  expect(await Promise.all(visits)).toHaveLength(50)
  expect(state).toMatchObject({ loads: 1, queries: 1 })
})

test('a draft is read again a moment later, also after a failure', async () => {
  const { state, page: pageOf } = site()
  state.failure = new UpstreamError('Contentful Preview API', 'timeout')
  await expect(pageOf(follow)).rejects.toThrow('Contentful Preview API')
  state.failure = undefined
  state.time += 2000
  expect(await pageOf(follow)).toBe(draft)
})

test('a frozen share shows the frozen content, and never the draft', async () => {
  const { state, page: pageOf, paths } = site()
  expect(await pageOf(frozen)).toEqual(delivered)
  expect([...(await paths(frozen))]).toEqual([['home', '/home']])
  expect(state).toMatchObject({ loads: 0, queries: 0, reads: 1 })
})

test.each([
  ['is not there yet', {}],
  ['was changed', { part: `${part.slice(0, -8)}AAAAAAA=` }],
])('a frozen share shows nothing while its content %s, and opens once it is there', async (_, parts) => {
  const { state, page: pageOf } = site()
  state.parts = parts
  expect(await pageOf(frozen)).toBeUndefined()
  state.parts = { part }
  state.time += 2000
  expect(await pageOf(frozen)).toEqual(delivered)
  expect(state.loads).toBe(0)
})

test('frozen content takes no more memory than the largest share', async () => {
  const { state, page: pageOf } = site()
  const readsOf = async (id: string) => {
    const before = state.reads
    state.time += 2000
    expect(await pageOf(largeShare(id, state.parts))).toBeDefined()
    return state.reads - before
  }
  expect(await readsOf('first')).toBeGreaterThan(1)
  expect(await readsOf('first')).toBe(0)
  await readsOf('second')
  await readsOf('third')
  expect(await readsOf('third')).toBe(0)
  expect(await readsOf('first')).toBeGreaterThan(1)
})

function largeShare(record: string, records: Record<string, string>): OpenShare {
  if (!(`${record}-0` in records)) {
    const text = randomBytes(2_250_000).toString('base64')
    const content = { 'association/home': { ...delivered, text } }
    const parts = packed(content, config.preview.secret) ?? []
    for (const [index, each] of parts.entries()) records[`${record}-${index}`] = each
  }
  const ids = Object.keys(records).filter((id) => id.startsWith(`${record}-`))
  return { ...frozen, record, share: { ...frozen.share, frozen: ids } }
}
