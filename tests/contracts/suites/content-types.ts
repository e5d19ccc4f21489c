import { describe, expect, test } from 'vitest'
import { failureOf } from '../failure.ts'
import { author, authorType, createContentType, createEntry, field, idOf } from '../model.ts'
import type { ContractTarget } from '../target.ts'

export function contentTypes(target: ContractTarget) {
  const { management } = target
  const params = (contentTypeId: string) => ({ contentTypeId })

  describe('content types', () => {
    test('fields get their defaults and the versions count', async () => {
      const type = await management.contentType.createWithId(params('contractPlain'), {
        name: 'Plain',
        fields: [{ id: 'title', name: 'Title', type: 'Symbol' } as never],
      })
      expect(type.sys).toMatchObject({ type: 'ContentType', version: 1 })
      expect(type.displayField).toBeNull()
      expect(type.fields[0]).toMatchObject({
        localized: false,
        required: false,
        validations: [],
        disabled: false,
        omitted: false,
      })
      const published = await management.contentType.publish(params('contractPlain'), type)
      expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 })
    })

    test('a stale version and no version at all are refused', async () => {
      const type = await management.contentType.get(params(author))
      const stale = { ...type, sys: { ...type.sys, version: 1 } }
      expect(await failureOf(management.contentType.update(params(author), stale))).toMatchObject({
        name: 'VersionMismatch',
        status: 409,
      })
      const answer = await target.request('management', `/content_types/${author}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/vnd.contentful.management.v1+json' },
        body: JSON.stringify(authorType),
      })
      expect([answer.status, await answer.json()]).toMatchObject([409, { sys: { id: 'VersionMismatch' } }])
    })

    test('a field leaves in two steps: omitted first, then removed', async () => {
      const id = 'contractShrinking'
      const type = await createContentType(target, id, {
        name: 'Shrinking',
        fields: [field({ id: 'keep', type: 'Symbol' }), field({ id: 'leave', type: 'Symbol' })],
      })
      const without = (from: typeof type) => ({
        ...from,
        fields: from.fields.filter(({ id }) => id === 'keep'),
      })
      const remove = async (from: typeof type) =>
        management.contentType.publish(
          params(id),
          await management.contentType.update(params(id), without(from)),
        )
      expect(await failureOf(remove(type))).toMatchObject({
        name: 'BadRequest',
        message: 'You need to omit a field before deleting it',
      })

      const current = await management.contentType.get(params(id))
      const omitted = type.fields.map((each) => (each.id === 'leave' ? { ...each, omitted: true } : each))
      const changed = await management.contentType.update(params(id), { ...current, fields: omitted })
      const published = await management.contentType.publish(params(id), changed)
      expect((await remove(published)).fields.map((each) => each.id)).toEqual(['keep'])
    })

    test('a field is renamed with its values', async () => {
      const id = 'contractRenaming'
      const type = await createContentType(target, id, {
        name: 'R',
        fields: [field({ id: 'old', type: 'Symbol' })],
      })
      const entry = await createEntry(target, id, ['renamed', { old: 'value' }])
      const renamed = type.fields.map((each) => ({ ...each, newId: 'fresh' }))
      const changed = await management.contentType.update(params(id), { ...type, fields: renamed })
      expect(changed.fields.map((each) => each.id)).toEqual(['fresh'])
      await management.contentType.publish(params(id), changed)
      await target.eventually(async () =>
        expect((await management.entry.get({ entryId: entry.sys.id })).fields).toEqual({
          fresh: { 'en-US': 'value' },
        }),
      )
    })

    test('a published type and one with entries cannot be deleted', async () => {
      const id = 'contractLeaving'
      await createContentType(target, id, {
        name: 'Leaving',
        fields: [field({ id: 'title', type: 'Symbol' })],
      })
      const entry = await createEntry(target, id, ['leaving', { title: 'x' }])
      expect((await failureOf(management.contentType.delete(params(id)))).status).toBe(400)
      expect((await failureOf(management.contentType.unpublish(params(id)))).status).toBe(400)
      await management.entry.delete({ entryId: entry.sys.id })
      await management.contentType.unpublish(params(id))
      await management.contentType.delete(params(id))
      expect((await failureOf(management.contentType.get(params(id)))).name).toBe('NotFound')
    })

    test('past versions are kept as snapshots', async () => {
      const snapshots = await management.snapshot.getManyForContentType(params('contractShrinking'))
      expect(snapshots.items.length).toBeGreaterThanOrEqual(2)
      expect(snapshots.items[0]?.snapshot).toMatchObject({ name: 'Shrinking' })
    })
  })

  describe('editor interfaces', () => {
    const id = 'contractEdited'
    const versionOf = async () => (await management.editorInterface.get(params(id))).sys.version

    test('one exists from the first publication; each later one raises its version by one', async () => {
      const draft = await management.contentType.createWithId(params(id), {
        name: 'Edited',
        fields: [field({ id: 'title', type: 'Symbol' })],
      })
      expect((await failureOf(management.editorInterface.get(params(id)))).name).toBe('NotFound')
      const first = await management.contentType.publish(params(id), draft)
      expect(await versionOf()).toBe(1)

      const editor = await management.editorInterface.get(params(id))
      const sidebar = [{ widgetNamespace: 'sidebar-builtin', widgetId: 'publication-widget', settings: {} }]
      const updated = await management.editorInterface.update(params(id), { ...editor, sidebar })
      expect([updated.sys.version, updated.sidebar]).toEqual([2, sidebar])

      await management.contentType.publish(params(id), await management.contentType.update(params(id), first))
      expect(await versionOf()).toBe(3)
      expect((await failureOf(management.editorInterface.update(params(id), editor))).name).toBe(
        'VersionMismatch',
      )
      expect((await management.editorInterface.get(params(id))).sidebar).toEqual(sidebar)
    })

    test('all of an environment are listed', async () => {
      const { items } = await management.editorInterface.getMany({})
      expect(items.map(({ sys }) => sys.contentType.sys.id)).toEqual(expect.arrayContaining([id, author]))
    })
  })

  test('what does not exist is not found, with its type and id', async () => {
    expect(await failureOf(management.contentType.get(params('nothing')))).toMatchObject({
      name: 'NotFound',
      status: 404,
      details: { type: 'ContentType', id: 'nothing' },
    })
    expect((await failureOf(management.entry.get({ entryId: idOf('nothing') }))).name).toBe('NotFound')
  })
}
