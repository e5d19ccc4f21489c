import { expect, test } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { item } from '../items/testing/items.ts'
import { cancel, plan, plansOf } from './scheduled.ts'

type Made = {
  action: string
  sys: { id: string }
  entity: { sys: { id: string } }
  scheduledFor: { datetime: string }
}

function contentful(refused?: string) {
  const planned = new Map<string, Made & { space: string }>()
  const scheduledActions = {
    async create({ spaceId }: { spaceId: string }, made: Made) {
      if (made.entity.sys.id === refused) throw Object.assign(new Error('no'), { status: 422 })
      const sys = { id: `${spaceId}-${planned.size}`, createdBy: { sys: { id: 'me' } } }
      planned.set(sys.id, { ...made, sys, space: spaceId })
      return { ...made, sys }
    },
    async delete({ scheduledActionId }: { scheduledActionId: string }) {
      planned.delete(scheduledActionId)
    },
    async getMany({ spaceId, query }: { spaceId: string; query: Record<string, string> }) {
      const ids = query['entity.sys.id[in]']?.split(',') ?? []
      return {
        items: [...planned.values()].filter(
          (each) => each.space === spaceId && ids.includes(each.entity.sys.id),
        ),
      }
    },
  }
  const release = { query: async () => ({ items: [] }), create: () => Promise.reject({ status: 403 }) }
  const session = {
    sdk: { cma: { scheduledActions, release } },
    here: { space: 'association', spaceId: 'association', environment: 'master' },
    installation: { spaces: { events: { id: 'events', environment: 'master' } } },
  } as unknown as Session
  return { session, ids: () => [...planned.values()].map(({ entity }) => entity.sys.id).toSorted() }
}

const [block, far, root] = [item('block'), item('far', [], { space: 'events' }), item('page')]
const items = [block, far, root]
const at = '2027-01-01T08:00:00.000Z'

test('a canceled plan leaves nothing planned, in neither space', async () => {
  const { session, ids } = contentful()
  await plan(session, { title: 'Page', order: items, at })
  await plan(session, { title: 'Other', order: [item('other')], at })
  const [found] = (await plansOf(session, { root, items })) ?? []
  if (found) await cancel(session, found)
  expect(ids()).toEqual(['other'])
})

test('a plan for another time stays', async () => {
  const { session, ids } = contentful()
  await plan(session, { title: 'Page', order: [block, root], at })
  await plan(session, { title: 'Page', order: [block, root], at: '2027-02-01T08:00:00.000Z' })
  const plans = (await plansOf(session, { root, items })) ?? []
  if (plans[0]) await cancel(session, plans[0])
  expect([plans.length, ids()]).toEqual([2, ['block', 'page']])
})

test('a plan that fails in the middle leaves nothing planned', async () => {
  const { session, ids } = contentful('page')
  await expect(plan(session, { title: 'Page', order: items, at })).rejects.toThrow('no')
  expect(ids()).toEqual([])
})
