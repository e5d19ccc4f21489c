import { describe, expect, test } from 'vitest'
import { failureOf } from '../failure.ts'
import { createEntry, idOf, linkTo, nameOf, post } from '../model.ts'
import type { ContractTarget } from '../target.ts'

export function entries(target: ContractTarget) {
  const { management } = target
  const environment = { spaceId: target.spaceId, environmentId: target.environmentId }
  const params = (name: string) => ({ entryId: idOf(name) })

  describe('the life of an entry', () => {
    test('every write counts; the published version is the one before', async () => {
      const created = await createEntry(target, post, ['life', { title: 'One' }])
      expect(created.sys).toMatchObject({
        version: 1,
        publishedCounter: 0,
        contentType: { sys: { id: post } },
      })
      const published = await management.entry.publish(params('life'), created)
      expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 })
      const updated = await management.entry.update(params('life'), {
        ...published,
        fields: { title: { 'en-US': 'Two' } },
      })
      expect(updated.sys).toMatchObject({ version: 3, publishedVersion: 1 })
      const again = await management.entry.publish(params('life'), updated)
      expect(again.sys).toMatchObject({ version: 4, publishedVersion: 3, publishedCounter: 2 })
      expect(again.sys.firstPublishedAt).toBe(published.sys.firstPublishedAt)
      const unpublished = await management.entry.unpublish(params('life'))
      expect([unpublished.sys.version, unpublished.sys.publishedVersion]).toEqual([5, undefined])
    })

    test('an archived entry is not published, and comes back', async () => {
      const archived = await management.entry.archive(params('life'))
      expect(archived.sys).toMatchObject({ version: 6, archivedVersion: 5 })
      expect((await failureOf(management.entry.publish(params('life'), archived))).status).toBe(400)
      const back = await management.entry.unarchive(params('life'))
      expect([back.sys.version, back.sys.archivedVersion]).toEqual([7, undefined])
    })

    test('a published entry is neither archived nor deleted', async () => {
      const entry = await management.entry.get(params('life'))
      await management.entry.publish(params('life'), entry)
      expect((await failureOf(management.entry.archive(params('life')))).status).toBe(400)
      expect((await failureOf(management.entry.delete(params('life')))).status).toBe(400)
    })

    test('an update with an old version is refused', async () => {
      const entry = await management.entry.get(params('life'))
      await management.entry.update(params('life'), entry)
      expect(await failureOf(management.entry.update(params('life'), entry))).toMatchObject({
        name: 'VersionMismatch',
        status: 409,
      })
    })

    test('a patch changes one value', async () => {
      const { sys } = await management.entry.get(params('life'))
      const patched = await management.entry.patch({ ...params('life'), version: sys.version }, [
        { op: 'replace', path: '/fields/title/en-US', value: 'Patched' },
        { op: 'add', path: '/fields/rating', value: { 'en-US': 5 } },
      ])
      expect(patched.fields).toEqual({ title: { 'en-US': 'Patched' }, rating: { 'en-US': 5 } })
      expect(patched.sys.version).toBe(sys.version + 1)
      const stale = management.entry.patch({ ...params('life'), version: sys.version }, [])
      expect((await failureOf(stale)).name).toBe('VersionMismatch')
    })

    test('snapshots keep the published versions', async () => {
      const { items } = await management.snapshot.getManyForEntry(params('life'))
      expect(items.length).toBeGreaterThanOrEqual(3)
      const titles = items.map(({ snapshot }) => snapshot.fields.title['en-US'])
      expect(titles).toEqual(expect.arrayContaining(['One', 'Two']))
      const one = await management.snapshot.getForEntry({
        ...params('life'),
        snapshotId: items[0]?.sys.id ?? '',
      })
      expect(one.sys).toMatchObject({ type: 'Snapshot', snapshotEntityType: 'Entry' })
    })

    test('the published state can be read beside the draft', async () => {
      const { items } = await management.entry.getPublished({ query: { 'sys.id': idOf('life') } })
      expect(items.map(({ fields }) => fields.title['en-US'])).toEqual(['Two'])
    })
  })

  describe('many entries', () => {
    test('references are told to a depth', async () => {
      const answer = await management.entry.references({ ...params('alpha'), include: 2 })
      expect(answer.items.map(({ sys }) => nameOf(sys.id))).toEqual(['alpha'])
      expect((answer.includes?.Entry ?? []).map(({ sys }) => nameOf(sys.id)).sort()).toEqual([
        ...['ada', 'beta', 'bob', 'gamma'],
      ])
    })

    test('a list of drafts is searched like delivery', async () => {
      const query = { content_type: post, 'sys.id[in]': `${idOf('alpha')},${idOf('draft')}`, order: 'sys.id' }
      const { items, total } = await management.entry.getMany({ query })
      expect([total, items.map(({ sys }) => nameOf(sys.id))]).toEqual([2, ['alpha', 'draft']])
    })

    test('a bulk action publishes many at once', async () => {
      for (const name of ['bulk-1', 'bulk-2']) await createEntry(target, post, [name, { title: name }])
      const items = ['bulk-1', 'bulk-2'].map((name) => ({
        sys: { ...linkTo('Entry', name).sys, version: 1 },
      }))
      const action = await management.bulkAction.publish(environment, {
        entities: { sys: { type: 'Array' }, items },
      } as never)
      await target.eventually(async () =>
        expect(
          (await management.bulkAction.get({ ...environment, bulkActionId: action.sys.id })).sys.status,
        ).toBe('succeeded'),
      )
      expect((await management.entry.get(params('bulk-2'))).sys.publishedVersion).toBe(1)
    })

    test('tags are made, given and found', async () => {
      const tagId = idOf('tag')
      await management.tag.createWithId({ tagId }, {
        name: 'Contract',
        sys: { visibility: 'public' },
      } as never)
      const entry = await management.entry.get(params('bulk-1'))
      const tagged = await management.entry.update(params('bulk-1'), {
        ...entry,
        metadata: { tags: [linkTo('Tag', 'tag')] },
      })
      await management.entry.publish(params('bulk-1'), tagged)
      await target.eventually(async () => {
        const { items } = await target.delivery.getEntries({ 'metadata.tags.sys.id[in]': [tagId] } as never)
        expect(items.map(({ sys }) => nameOf(sys.id))).toEqual(['bulk-1'])
      })
      expect((await target.delivery.getTags()).items.map(({ sys }) => sys.id)).toContain(tagId)
    })
  })
}
