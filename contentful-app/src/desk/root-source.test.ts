import type { EditorAppSDK } from '@contentful/app-sdk'
import { expect, test } from 'vitest'
import type { OpenEntry } from '../entry/open-entry.ts'
import { fakeEntry } from '../entry/testing/fake-contentful.ts'
import { rootSource } from './root-source.ts'

function opened(values: Record<string, unknown>) {
  const contentful = fakeEntry(values, { id: 'page', type: 'page' })
  const shown = new Map(Object.entries(values))
  const unsaved = new Set<string>()
  let version = 1
  const fieldOf = (id: string) => ({
    getValue: () => values[id],
    setValue: async () => {},
    removeValue: async () => {},
    onValueChanged: () => () => {},
    onIsDisabledChanged: () => () => {},
    id,
  })
  const sdk = {
    getSys: () => ({ version }),
    fields: Object.fromEntries(Object.keys(values).map((id) => [id, fieldOf(id)])),
  } as unknown as EditorAppSDK['entry']
  const { gateway } = contentful
  const source = rootSource(sdk, { locale: 'en-US', gateway, user: 'me' })
  for (const [id, api] of Object.entries(source.source.fields))
    api.onValueChanged((value) => shown.set(id, value))
  const root = {
    values: () => Object.fromEntries(shown),
    fields: Object.keys(values).map((id) => ({
      id,
      draft: { state: () => ({ own: unsaved.has(id) ? 'pending' : 'none' }) },
    })),
  } as unknown as OpenEntry
  async function type(id: string, value: unknown) {
    shown.set(id, value)
    unsaved.add(id)
    await source.source.fields[id]?.setValue(value)
  }
  async function save() {
    const now = contentful.entry()
    const fields = Object.fromEntries(
      [...shown].map(([id, value]) => [id, { ...now.fields[id], 'en-US': value }]),
    )
    version = (await gateway.update({ ...now, fields })).sys.version
    unsaved.clear()
  }
  const receive = () => source.receive(contentful.entry(), root)
  return { contentful, source, root, shown, type, save, receive }
}

test('a value that a colleague brings back is news, although it was typed here before', async () => {
  const { contentful, shown, type, save, receive } = opened({ title: 'A', text: 'T' })
  await type('title', 'B')
  await save()
  await type('title', 'C')
  await save()
  contentful.byColleague({ title: 'B' })
  receive()
  expect(shown.get('title')).toBe('B')
})

test('an older value of a field that is not stored yet is no news', async () => {
  const { contentful, source, shown, type, save, receive } = opened({ title: 'A', text: 'T' })
  await type('title', 'B')
  await save()
  await type('title', 'BC')
  contentful.byColleague({ text: 'U' })
  receive()
  expect([shown.get('title'), shown.get('text'), source.conflict()]).toEqual(['BC', 'U', undefined])
})

test('a decision brings in what else the colleague changed meanwhile, and keeps other locales', async () => {
  const { contentful, source, root, shown, type, receive } = opened({ title: 'A', text: 'T' })
  contentful.byLocale('title', 'de', 'Titel')
  await type('title', 'B')
  contentful.byColleague({ title: undefined })
  contentful.byLocale('title', 'de', 'Titel')
  receive()
  expect(source.conflict()?.fields.map(({ field }) => field)).toEqual(['title'])
  contentful.byColleague({ text: 'U' })
  contentful.byLocale('title', 'de', 'Titel')
  await source.settle('theirs', root)
  expect([shown.get('title'), shown.get('text'), source.conflict()]).toEqual([undefined, 'U', undefined])
  expect(contentful.entry().fields.title).toEqual({ de: 'Titel' })
})

test('a field that is disputed only since the choice was shown waits for a choice of its own', async () => {
  const { contentful, source, root, shown, type, receive } = opened({ title: 'A', text: 'T' })
  await type('title', 'B')
  contentful.byColleague({ title: 'C' })
  receive()
  await type('text', 'mine')
  contentful.byColleague({ text: 'theirs' })
  await source.settle('theirs', root)
  expect([shown.get('title'), shown.get('text')]).toEqual(['C', 'mine'])
  expect(source.conflict()?.fields.map(({ field }) => field)).toEqual(['text'])
})

test('a decision for the value that was typed here stores it, and leaves nothing to decide', async () => {
  const { contentful, source, root, shown, type, receive } = opened({ title: 'A', text: 'T' })
  await type('title', 'B')
  contentful.byColleague({ title: 'C' })
  receive()
  await source.settle('mine', root)
  expect([shown.get('title'), contentful.value('title'), source.conflict()]).toEqual(['B', 'B', undefined])
})

test('a version that is known already is no news', async () => {
  const { contentful, source, shown, root, receive } = opened({ title: 'A', text: 'T' })
  const older = contentful.entry()
  contentful.byColleague({ title: 'B' })
  receive()
  source.receive(older, root)
  expect([shown.get('title'), source.version()]).toEqual(['B', 2])
})
