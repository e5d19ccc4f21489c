import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietStorage } from '../../base/storage/quiet-storage.ts'
import { fakeStorage } from '../../base/storage/testing/fake-storage.ts'
import { draftStore } from './drafts.ts'
import { fieldDraft } from './field-draft.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const place = { user: 'ann', space: 'association', environment: 'master', entry: 'q1', locale: 'en-US' }

function browser({ capacity }: { capacity?: number } = {}) {
  const storage = fakeStorage({ capacity })
  let editors = 0
  return function open(value: unknown) {
    editors += 1
    const store = draftStore({ storage: quietStorage(() => storage), place, writer: `editor-${editors}` })
    return { draft: fieldDraft({ field: 'data', store, value }), store }
  }
}

test('held text is written at once, and offered to the next editor', () => {
  const open = browser()
  open('stored').draft.held('half')
  const { draft, store } = open('stored')
  expect(draft.state()).toMatchObject({ own: 'none', offer: { input: { text: 'half' }, isChanged: false } })
  const taken = draft.take()
  expect([taken?.input, draft.state().offer]).toEqual([{ text: 'half' }, undefined])
  expect(store.read('data')).toHaveLength(1)
  taken?.done()
  expect(store.read('data')).toEqual([])
})

test('a value on its way is written with each key, and forgotten when it is saved', () => {
  const { draft, store } = browser()('a')
  draft.pending({ value: 'ab' })
  draft.pending({ value: 'abc' })
  expect(store.read('data').map(({ input }) => input)).toEqual([{ value: 'abc' }])
  draft.saved('abc')
  expect([store.read('data'), draft.state().own]).toEqual([[], 'none'])
})

test('an offer goes away once its draft was sent or discarded in another place', () => {
  const open = browser()
  open('a').draft.pending({ value: 'ab' })
  const { draft, store } = open('a')
  store.remove('data', 'editor-1')
  draft.review()
  expect(draft.state().offer).toBeUndefined()
})

test('a draft whose value Contentful holds is not offered', () => {
  const open = browser()
  const { draft } = open('a')
  draft.pending({ value: 'ab' })
  const { draft: next, store } = open('ab')
  expect([next.state().offer, store.read('data')]).toEqual([undefined, []])
})

test('an emptied field that was not saved is offered', () => {
  const open = browser()
  const { draft } = open('a')
  draft.pending({ value: null })
  expect(open('a').draft.state().offer?.input).toEqual({ value: null })
})

test('an offer says if the stored value changed since', () => {
  const open = browser()
  open('a').draft.held('half')
  expect(open('by a colleague').draft.state().offer?.isChanged).toBe(true)
})

test('held text outlives the save of an earlier value, which does not count as a change', () => {
  const open = browser()
  const { draft } = open('a')
  draft.pending({ value: 'ab' })
  draft.held('half')
  draft.saved('ab')
  expect(draft.state()).toMatchObject({ own: 'held', isChanged: false })
  expect(open('ab').draft.state().offer?.isChanged).toBe(false)
})

test('held text is known until a value takes its place', () => {
  const { draft } = browser()('a')
  expect(draft.heldText()).toBeUndefined()
  draft.held('half')
  expect(draft.heldText()).toBe('half')
  draft.pending({ value: 'whole' })
  expect(draft.heldText()).toBeUndefined()
})

test('held text stays when the value is changed elsewhere, and says so', () => {
  const { draft, store } = browser()('a')
  draft.held('half')
  draft.changedElsewhere('b')
  expect(draft.state()).toMatchObject({ own: 'held', isChanged: true })
  draft.drop()
  expect([draft.state().own, store.read('data')]).toEqual(['none', []])
})

test('typing while an offer is open keeps both', () => {
  const open = browser()
  open('a').draft.held('first')
  const { draft, store } = open('a')
  draft.held('second')
  expect(draft.state().offer?.input).toEqual({ text: 'first' })
  expect(store.read('data').map(({ input }) => input)).toEqual([{ text: 'second' }, { text: 'first' }])
})

test('input that the browser does not keep is known to be in danger', () => {
  const { draft } = browser({ capacity: 10 })('a')
  draft.held('half')
  expect(draft.state()).toMatchObject({ own: 'held', isKept: false })
})

test('input on its way is failing when Contentful does not take it', () => {
  const { draft, store } = browser()('a')
  draft.pending({ value: 'ab' })
  draft.failing()
  expect([draft.state().own, store.read('data').length]).toEqual(['failing', 1])
  draft.pending({ value: 'abc' })
  expect(draft.state().own).toBe('failing')
})

test('an offer goes away once Contentful has its value, from here or from elsewhere', () => {
  for (const how of ['saved', 'changedElsewhere'] as const) {
    const open = browser()
    const first = open('a').draft
    first.pending({ value: 'ab' })
    const { draft, store } = open('a')
    draft[how]('other')
    expect(draft.state().offer?.input, how).toEqual({ value: 'ab' })
    draft[how]('ab')
    expect([draft.state().offer, store.read('data')], how).toEqual([undefined, []])
  }
})

test('an offer goes away once its own editor saved it', () => {
  const open = browser()
  const first = open('a').draft
  first.pending({ value: 'ab' })
  const { draft } = open('a')
  first.saved('abc')
  draft.changedElsewhere('abc')
  expect(draft.state().offer).toBeUndefined()
})

test('held text keeps its draft when an offer goes away, and drafts of editors that are open are not offered', () => {
  const open = browser()
  const first = open('a').draft
  first.pending({ value: 'ab' })
  const { draft, store } = open('a')
  draft.held('half')
  open('a').draft.held('of a third editor')
  draft.changedElsewhere('ab')
  expect(draft.state()).toMatchObject({ own: 'held', offer: undefined })
  expect(store.read('data').map(({ input }) => input)).toEqual([
    { text: 'of a third editor' },
    { text: 'half' },
  ])
})
