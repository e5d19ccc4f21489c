import type { EntryProps } from 'contentful-management'
import { beforeEach, expect, test, vi } from 'vitest'
import { quietStorage } from '../base/storage/quiet-storage.ts'
import { fakeStorage } from '../base/storage/testing/fake-storage.ts'
import type { Session } from '../contentful/session.ts'
import { draftStore } from '../entry/drafts/drafts.ts'
import { fingerprint } from '../entry/drafts/fingerprint.ts'
import { fakeEntry } from '../entry/testing/fake-contentful.ts'
import { findUnsent } from './find-unsent.ts'
import { placedDrafts } from './placed-drafts.ts'
import { forgetDraft, sendDraft } from './send-draft.ts'

let storage = fakeStorage()
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
})

const place = { user: 'ann', space: 's', environment: 'master', entry: 'q1', locale: 'en-US' }

function start() {
  const contentful = fakeEntry({ attribution: 'Ann', quote: 'Bees' })
  const requests: string[] = []
  const session = {
    here: { space: 'association', spaceId: 's', environment: 'master' },
    installation: { spaces: { events: { id: 'e', environment: 'master' } } },
    sdk: {
      ...{ ids: { user: 'ann' }, locales: { default: 'en-US' } },
      cma: {
        entry: {
          async getMany({ query }: { query: Record<string, unknown> }) {
            requests.push(String(query['sys.id[in]']))
            return { items: String(query['sys.id[in]']).includes('q1') ? [contentful.entry()] : [] }
          },
          get: contentful.gateway.load,
          update: (_: unknown, entry: EntryProps) => contentful.gateway.update(entry),
        },
      },
    },
  } as unknown as Session
  const write = (field: string, input: { value: unknown } | { text: string }, changes: object = {}) =>
    draftStore({
      storage: quietStorage(() => storage),
      place: { ...place, ...changes },
      writer: 'closed',
    }).write(field, { input, base: fingerprint(field === 'quote' ? 'Bees' : 'Ann') })
  const find = (open: readonly string[] = []) =>
    findUnsent(session, placedDrafts(session, { wanted: 'all', open: new Set(open) }))
  return { contentful, session, requests, write, find }
}

test('a draft of a closed editor is listed with its entry, field and words', async () => {
  const { write, find, requests } = start()
  write('attribution', { value: 'Anna' })
  expect(await find()).toMatchObject([
    { space: 'association', entry: 'q1', field: 'attribution', words: 'Anna', state: 'ready' },
  ])
  expect(requests).toEqual(['q1'])
})

test('drafts of other people, environments and locales, and of an open editor, are not listed', async () => {
  const { write, find, requests } = start()
  for (const change of [{ user: 'maren' }, { environment: 'other' }, { locale: 'de' }])
    write('attribution', { value: 'Anna' }, change)
  expect(await find()).toEqual([])
  write('attribution', { value: 'Anna' })
  expect(await find(['closed'])).toEqual([])
  expect(requests).toEqual([])
})

test('a draft that Contentful has is forgotten, and one of a deleted entry can be read', async () => {
  const { write, find } = start()
  write('attribution', { value: 'Ann' })
  write('attribution', { value: 'Anna' }, { entry: 'gone' })
  expect(await find()).toMatchObject([{ entry: 'gone', words: 'Anna', state: 'deleted' }])
  expect(storage.length).toBe(1)
})

test('a draft is sent into the newest version, beside what a colleague changed in another field', async () => {
  const { contentful, session, write, find } = start()
  write('attribution', { value: 'Anna' })
  const [unsent] = await find()
  contentful.byColleague({ quote: 'Wasps' })
  expect(unsent && (await sendDraft(session, unsent))).toMatchObject({ entry: { sys: { id: 'q1' } } })
  expect([contentful.value('attribution'), contentful.value('quote')]).toEqual(['Anna', 'Wasps'])
  expect(storage.length).toBe(0)
})

test('a draft never replaces what a colleague wrote in its field since', async () => {
  const { contentful, session, write, find } = start()
  write('attribution', { value: 'Anna' })
  const [unsent] = await find()
  contentful.byColleague({ attribution: 'Maren' })
  expect(unsent && (await sendDraft(session, unsent))).toEqual({ state: 'changed' })
  expect(await find()).toMatchObject([{ state: 'changed' }])
  expect([contentful.value('attribution'), storage.length]).toEqual(['Maren', 1])
})

test('a draft that Contentful does not take stays on this computer', async () => {
  const { contentful, session, write, find } = start()
  write('attribution', { value: 'Anna' })
  const [unsent] = await find()
  contentful.fail(new TypeError('Failed to fetch'))
  expect(unsent && (await sendDraft(session, unsent))).toEqual({ failure: 'silent' })
  expect(storage.length).toBe(1)
})

test('text that is no value is listed and not sent, and can be discarded', async () => {
  const { session, write, find } = start()
  write('attribution', { text: '{ half' })
  const [unsent] = await find()
  expect(unsent).toMatchObject({ words: '{ half', state: 'unfinished' })
  if (unsent) forgetDraft(session, unsent)
  expect(storage.length).toBe(0)
})
