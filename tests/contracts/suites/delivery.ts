import { describe, expect, test } from 'vitest'
import { createEntry, idOf, nameOf, post } from '../model.ts'
import type { ContractTarget } from '../target.ts'

type Wire = {
  items: { sys: { id: string } }[]
  includes?: { Entry?: { sys: { id: string } }[] }
  errors?: { sys: object; details: object }[]
}

export function delivery(target: ContractTarget) {
  const { management } = target
  const wire = async (path: string) => (await (await target.request('delivery', path)).json()) as Wire
  const included = ({ includes }: Wire) => (includes?.Entry ?? []).map(({ sys }) => nameOf(sys.id)).sort()

  describe('shapes', () => {
    test('an entry has its revision and no field without a value', async () => {
      const entry = await target.delivery.getEntry(idOf('delta'), { include: 0 })
      expect(entry.sys).toMatchObject({ type: 'Entry', revision: 1, locale: 'en-US' })
      expect(Object.keys(entry.fields).sort()).toEqual(['related', 'title'])
      expect(entry.metadata).toMatchObject({ tags: [] })
    })

    test('every kind of value comes as it was written', async () => {
      const { fields } = await target.delivery.getEntry(idOf('alpha'))
      expect(fields).toMatchObject({
        rating: 1,
        price: 1.5,
        day: '2026-01-01',
        live: true,
        place: { lat: 52.52, lon: 13.405 },
        data: { a: 1 },
        labels: ['red', 'blue'],
      })
    })

    test('a content type and the space are there to read', async () => {
      expect(await target.delivery.getContentType(post)).toMatchObject({ name: 'Post', sys: { revision: 1 } })
      expect((await target.delivery.getSpace()).sys).toMatchObject({ type: 'Space', id: target.spaceId })
    })

    test('distinguishes a missing entry from an invalid token', async () => {
      await expect(target.delivery.getEntry('nothing')).rejects.toMatchObject({ sys: { id: 'NotFound' } })
      const missing = await target.request('delivery', '/entries/nothing')
      expect([missing.status, await missing.json()]).toMatchObject([
        404,
        {
          sys: { type: 'Error', id: 'NotFound' },
          message: expect.any(String),
          requestId: expect.any(String),
        },
      ])
      const stranger = await target.request('delivery', '/entries', {
        headers: { Authorization: 'Bearer no' },
      })
      expect([stranger.status, await stranger.json()]).toMatchObject([
        401,
        { sys: { id: 'AccessTokenInvalid' } },
      ])
    })
  })

  describe('includes', () => {
    const path = (include: number) => `/entries?sys.id=${idOf('alpha')}&include=${include}`

    test.each([
      [0, []],
      [1, ['ada', 'beta']],
      [2, ['ada', 'beta', 'bob', 'gamma']],
      [10, ['ada', 'beta', 'bob', 'gamma']],
    ])('%i levels include %j', async (levels, expected) => {
      expect(included(await wire(path(levels)))).toEqual(expected)
    })

    test('what a rich text embeds is included, and put in its place by the SDK', async () => {
      expect(included(await wire(`/entries?sys.id=${idOf('gamma')}`))).toEqual(['alpha', 'bob'])
      const { fields } = await target.delivery.getEntry(idOf('gamma'))
      expect(fields).toMatchObject({
        rich: { content: [{ nodeType: 'paragraph' }, { data: { target: { fields: { name: 'bob' } } } }] },
      })
    })

    test('a link to a draft is told as not resolvable, and stays a link', async () => {
      const answer = await wire(`/entries?sys.id=${idOf('delta')}`)
      expect(answer.errors).toEqual([
        {
          sys: { id: 'notResolvable', type: 'error' },
          details: { type: 'Link', linkType: 'Entry', id: idOf('draft') },
        },
      ])
      expect(answer).not.toHaveProperty('includes')
    })

    test('the SDK resolves a circle', async () => {
      const entry = await target.delivery.getEntry(idOf('alpha'), { include: 10 })
      const next = (from: typeof entry) => (from.fields as { related: (typeof entry)[] }).related[0] ?? from
      expect(next(next(next(entry)))).toBe(entry)
    })
  })

  describe('drafts', () => {
    test('only the preview returns unpublished entries', async () => {
      await expect(target.delivery.getEntry(idOf('draft'))).rejects.toMatchObject({ sys: { id: 'NotFound' } })
      expect((await target.preview.getEntry(idOf('draft'))).fields).toEqual({ title: 'Draft' })
      const entry = await target.preview.getEntry(idOf('delta'))
      expect(entry.fields).toMatchObject({ related: [{ fields: { title: 'Draft' } }] })
    })

    test('the preview has no sync', async () => {
      const answer = await target.request('preview', '/sync?initial=true')
      expect(answer.status).toBeGreaterThanOrEqual(400)
    })
  })

  describe('sync', () => {
    test('returns everything in pages, then changes, then deletions', async () => {
      const initial = await target.delivery.sync({ initial: true, limit: 2 } as never)
      expect(initial.entries.map(({ sys }) => nameOf(sys.id))).toEqual(
        expect.arrayContaining(['ada', 'alpha', 'beta', 'bob', 'delta', 'gamma']),
      )
      const alpha = initial.entries.find(({ sys }) => sys.id === idOf('alpha'))
      expect(alpha?.fields).toMatchObject({ title: { 'en-US': 'Alpha wolf' } })

      const draft = await createEntry(target, post, ['synced', { title: 'Synced' }])
      const params = { entryId: draft.sys.id }
      await management.entry.publish(params, draft)
      const added = await target.eventually(async () => {
        const delta = await target.delivery.sync({ nextSyncToken: initial.nextSyncToken ?? '' } as never)
        expect(delta.entries.map(({ sys }) => nameOf(sys.id))).toEqual(['synced'])
        return delta
      })

      await management.entry.unpublish(params)
      await target.eventually(async () => {
        const gone = await target.delivery.sync({ nextSyncToken: added.nextSyncToken ?? '' } as never)
        expect(gone.deletedEntries.map(({ sys }) => [sys.type, nameOf(sys.id)])).toEqual([
          ['DeletedEntry', 'synced'],
        ])
      })
      await management.entry.delete(params)
    })
  })

  describe('locales', () => {
    test('a value without a translation falls back, and `*` tells all', async () => {
      const locale = await management.locale.create(
        {},
        {
          name: 'German',
          code: 'de-DE',
          fallbackCode: 'en-US',
          contentDeliveryApi: true,
          contentManagementApi: true,
          optional: true,
        },
      )
      const params = { entryId: idOf('beta') }
      const entry = await management.entry.get(params)
      entry.fields.title['de-DE'] = 'Zwei'
      await management.entry.publish(params, await management.entry.update(params, entry))
      await target.eventually(async () => {
        const german = await target.delivery.getEntry(idOf('beta'), { locale: 'de-DE' })
        expect([german.sys.locale, german.fields.title, german.fields.rating]).toEqual(['de-DE', 'Zwei', 2])
      })
      const gamma = await target.delivery.getEntry(idOf('gamma'), { locale: 'de-DE' })
      expect(gamma.fields.title).toBe('Gamma')
      const all = await target.delivery.withAllLocales.getEntry(idOf('beta'))
      expect([all.fields.title, all.sys.locale]).toEqual([{ 'en-US': 'Beta', 'de-DE': 'Zwei' }, undefined])
      expect((await target.delivery.getLocales()).items.map(({ code }) => code).sort()).toEqual([
        'de-DE',
        'en-US',
      ])
      await management.locale.delete({ localeId: locale.sys.id })
    })
  })
}
