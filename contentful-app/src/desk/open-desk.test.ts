import type { EditorAppSDK } from '@contentful/app-sdk'
import type { EntryProps } from 'contentful-management'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../contentful/session.ts'
import { fakeEntry } from '../entry/testing/fake-contentful.ts'
import type { Desk } from './desk.ts'
import { openDesk } from './open-desk.ts'

let desk: Desk | undefined
beforeEach(() => {
  vi.useFakeTimers()
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
})
afterEach(() => {
  desk?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start({ type = 'quoteBlock' } = {}) {
  const contentful = fakeEntry({ internalName: 'Q', attribution: 'Ann' }, { type })
  const held: Record<string, unknown> = { internalName: 'Q', attribution: 'Ann' }
  const saves: unknown[] = []
  let [refusal, silence]: unknown[] = []
  let sys = contentful.entry().sys
  const apiOf = (id: string) => ({
    getValue: () => held[id],
    async setValue(value: unknown) {
      held[id] = value
    },
    async removeValue() {
      delete held[id]
    },
    onValueChanged(listener: (value: unknown) => void) {
      listener(held[id])
      return () => {}
    },
    onIsDisabledChanged: () => () => {},
  })
  const entry = {
    getSys: () => sys,
    onSysChanged: () => () => {},
    fields: { internalName: apiOf('internalName'), attribution: apiOf('attribution') },
    async save() {
      saves.push({ ...held })
      if (refusal) throw refusal
      const fields = Object.fromEntries(Object.entries(held).map(([id, value]) => [id, { 'en-US': value }]))
      sys = (await contentful.gateway.update({ ...contentful.entry(), fields } as EntryProps)).sys
    },
  }
  const cma = {
    entry: {
      async get() {
        if (silence) throw silence
        return contentful.gateway.load()
      },
      getMany: async () => ({ items: [], total: 0 }),
    },
    asset: { getMany: async () => ({ items: [], total: 0 }) },
  }
  const locales = { default: 'en-US' }
  const session = {
    sdk: { cma, locales, ids: { user: 'me' }, access: { can: async () => true } },
    installation: { spaces: { association: { id: 'as' }, events: { id: 'ev', environment: 'master' } } },
    here: { space: 'association', spaceId: 'as', environment: 'master' },
  } as unknown as Session
  desk = openDesk({ entry } as unknown as EditorAppSDK, session)
  const fail = (save: unknown, read?: unknown) => {
    refusal = save
    silence = read
  }
  const attribution = () => desk?.root.fields.find(({ id }) => id === 'attribution')
  return { contentful, saves, fail, attribution }
}
const rest = (ms = 3000) => vi.advanceTimersByTimeAsync(ms)

test('there is no desk for an entry that the site does not use', () => {
  const { saves } = start({ type: 'notOfTheSite' })
  expect([desk, saves]).toEqual([undefined, []])
})

test('stores input in the root entry, and undoes it', async () => {
  const { contentful, attribution } = start()
  attribution()?.act('Bea', 'Changed Attribution')
  await rest()
  expect([contentful.value('attribution'), desk?.saving.state()]).toEqual(['Bea', 'saved'])
  await desk?.undo.undo()
  await rest()
  expect(contentful.value('attribution')).toBe('Ann')
})

test('a save that fails because of a colleague becomes a choice', async () => {
  const { contentful, fail, attribution } = start()
  contentful.byColleague({ attribution: 'Maren' })
  fail(new Error('It was changed in another place.'))
  attribution()?.set('Bea')
  await rest()
  expect(desk?.conflicts.state()).toMatchObject([
    { by: 'maren', fields: [{ field: 'attribution', mine: 'Bea', theirs: 'Maren' }] },
  ])
  expect(desk?.saving.state()).toBe('conflict')
})

test.each([
  ['busy', { status: 429 }],
  ['silent', new TypeError('Failed to fetch')],
])('an entry that cannot be read either tells why it is not saved: %s', async (state, read) => {
  const { fail, saves, attribution, contentful } = start()
  fail(new Error('The web app says no more.'), read)
  attribution()?.set('Bea')
  await rest()
  expect(desk?.saving.state()).toBe(state)
  expect(saves.length).toBeGreaterThan(1)
  fail(undefined)
  await rest(10_000)
  expect([desk?.saving.state(), contentful.value('attribution')]).toEqual(['saved', 'Bea'])
})

test('a save that is refused while the entry can be read is a refusal', async () => {
  const { fail, attribution } = start()
  fail(new Error('Some fields have problems.'))
  attribution()?.set('Bea')
  await rest()
  expect(desk?.saving.state()).toBe('refused')
})
