import { expect, test } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { item } from '../items/testing/items.ts'
import { cancel, nextPlan, plan, plansOf } from './scheduled.ts'

type FakeAction = { id: string; action: string; linkType: string; entity: string; at: string }

function start({ hasReleases = true, refusal }: { hasReleases?: boolean; refusal?: object } = {}) {
  const actions = new Map<string, FakeAction>()
  const releases = new Map<string, string[]>()
  const refuse = () => {
    if (refusal) throw refusal
  }
  const needReleases = () => {
    if (!hasReleases) throw { code: 'AccessDenied' }
  }
  const scheduledActions = {
    async getMany({ query }: { query: Record<string, string> }) {
      refuse()
      const wanted = String(query['entity.sys.id[in]']).split(',')
      const found = [...actions.values()].filter(({ entity }) => wanted.includes(entity))
      return {
        items: found.map(({ id, action, linkType, entity, at }) => ({
          ...{ sys: { id }, action, scheduledFor: { datetime: at } },
          entity: { sys: { linkType, id: entity } },
        })),
      }
    },
    async create(
      _: unknown,
      created: {
        action: string
        entity: { sys: FakeAction & { id: string } }
        scheduledFor: { datetime: string }
      },
    ) {
      refuse()
      const { action, entity, scheduledFor } = created
      const id = `a${actions.size}`
      actions.set(id, {
        id,
        action,
        linkType: entity.sys.linkType,
        entity: entity.sys.id,
        at: scheduledFor.datetime,
      })
      return { sys: { id } }
    },
    async delete({ scheduledActionId }: { scheduledActionId: string }) {
      actions.delete(scheduledActionId)
    },
  }
  const release = {
    async query({ query }: { query: Record<string, string> }) {
      needReleases()
      const wanted = String(query['entities.sys.id[in]']).split(',')
      const found = [...releases].filter(([, ids]) => ids.some((id) => wanted.includes(id)))
      return { items: found.map(([id]) => ({ sys: { id } })) }
    },
    async create(_: unknown, { entities }: { entities: { items: { sys: { id: string } }[] } }) {
      needReleases()
      const id = `r${releases.size}`
      releases.set(
        id,
        entities.items.map(({ sys }) => sys.id),
      )
      return { sys: { id } }
    },
    async delete({ releaseId }: { releaseId: string }) {
      releases.delete(releaseId)
    },
  }
  const session = {
    sdk: { cma: { scheduledActions, release } },
    installation: { spaces: { events: { id: 'ev', environment: 'master' } } },
    here: { space: 'association', spaceId: 'as', environment: 'master' },
  } as unknown as Session
  return { session, actions, releases }
}

const at = '2026-12-01T09:00:00Z'
const page = item('page')
const quote = item('quote')
const ofPage = { root: page, items: [quote, page] }

test('plans a page with its blocks as one release, which is found again and canceled', async () => {
  const { session, actions, releases } = start()
  expect(await plan(session, { title: 'Page', order: [quote, page], at })).toEqual({ isWhole: true })
  expect([...releases.values()]).toEqual([['quote', 'page']])
  const plans = await plansOf(session, ofPage)
  expect(plans).toMatchObject([{ at, actions: [{ space: 'association', id: 'a0', release: 'r0' }] }])
  for (const each of plans ?? []) await cancel(session, each)
  expect([actions.size, releases.size]).toEqual([0, 0])
})

test('plans each item for the same minute where the space has no releases, and says so', async () => {
  const { session, actions } = start({ hasReleases: false })
  expect(await plan(session, { title: 'Page', order: [quote, page], at })).toEqual({ isWhole: false })
  expect([...actions.values()].map(({ linkType, entity, at: when }) => [linkType, entity, when])).toEqual([
    ['Entry', 'quote', at],
    ['Entry', 'page', at],
  ])
  expect(await plansOf(session, ofPage)).toMatchObject([{ at, actions: [{ id: 'a0' }, { id: 'a1' }] }])
})

test('a plan across both spaces is not published as a whole', async () => {
  const { session } = start()
  const order = [item('talk', [], { space: 'events' }), page]
  expect(await plan(session, { title: 'Page', order, at })).toEqual({ isWhole: false })
})

test('returns the next publication of a page, but not a past one', async () => {
  const { session } = start()
  await plan(session, { title: 'Page', order: [page], at })
  const ref = { space: 'association', entry: 'page' } as const
  expect(await nextPlan(session, ref, Date.parse('2026-11-24T00:00:00Z'))).toBe(at)
  expect(await nextPlan(session, ref, Date.parse('2026-12-02T00:00:00Z'))).toBeUndefined()
})

test('lists publications only', async () => {
  const { session, actions } = start()
  actions.set('u', { id: 'u', action: 'unpublish', linkType: 'Entry', entity: 'page', at })
  expect(await plansOf(session, ofPage)).toEqual([])
})

test.each([[{ code: 'AccessDenied' }], [{ code: 'NotFound' }]])(
  'a space without scheduled actions has no plans at all: %j',
  async (refusal) => expect(await plansOf(start({ refusal }).session, ofPage)).toBeUndefined(),
)

test('an outage is not taken for a space without scheduled actions', async () => {
  const { session } = start({ refusal: { status: 503 } })
  await expect(plansOf(session, ofPage)).rejects.toEqual({ status: 503 })
})
