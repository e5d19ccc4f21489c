import { expect, test, vi } from 'vitest'
import { ConflictError, storedEntry } from './stored-entry.ts'
import { fakeEntry } from './testing/fake-contentful.ts'

const fields = ['quote', 'attribution'].map((id) => ({ id, isDisabled: false }))

function open(values: Record<string, unknown>) {
  const contentful = fakeEntry(values)
  let now = 0
  const waits: number[] = []
  const clock = {
    now: () => now,
    async wait(ms: number) {
      waits.push(ms)
      now += ms
    },
  }
  const stored = storedEntry({
    entry: contentful.entry(),
    locale: 'en-US',
    fields,
    clock,
    gateway: contentful.gateway,
  })
  const set = (field: string, value: unknown) => stored.source.fields[field]?.setValue(value)
  const get = (field: string) => stored.source.fields[field]?.getValue()
  return { contentful, stored, set, get, waits }
}

test('stores all changed fields in one request', async () => {
  const { contentful, stored, set } = open({ quote: 'A', attribution: 'Ann' })
  set('quote', 'B')
  set('attribution', undefined)
  await stored.commit()
  expect([contentful.value('quote'), contentful.value('attribution'), contentful.requests]).toEqual([
    'B',
    undefined,
    ['update'],
  ])
})

test('sends nothing when nothing was changed', async () => {
  const { contentful, stored, set } = open({ quote: 'A' })
  set('quote', 'A')
  await stored.commit()
  expect(contentful.requests).toEqual([])
})

test('two requests are two seconds apart', async () => {
  const { stored, set, waits } = open({ quote: 'A' })
  set('quote', 'B')
  await stored.commit()
  set('quote', 'C')
  await stored.commit()
  expect(waits).toEqual([2000])
})

test('a field that only a colleague changed arrives, and both versions are joined', async () => {
  const { contentful, stored, set } = open({ quote: 'A', attribution: 'Ann' })
  const arrived: unknown[] = []
  stored.source.fields.attribution?.onValueChanged((value) => arrived.push(value))
  contentful.byColleague({ attribution: 'Maren' })
  set('quote', 'B')
  await stored.commit()
  expect([contentful.value('quote'), contentful.value('attribution')]).toEqual(['B', 'Maren'])
  expect(arrived).toEqual(['Ann', 'Maren'])
})

test.each([
  ['mine', ['B', 'me']],
  ['theirs', ['C', 'maren']],
  [{ quote: 'theirs', attribution: 'mine' }, ['C', 'me']],
] as const)('a field that both changed waits for a decision: %j', async (decision, values) => {
  const { contentful, stored, set, get } = open({ quote: 'A', attribution: 'Ann' })
  contentful.byColleague({ quote: 'C', attribution: 'maren' })
  set('quote', 'B')
  set('attribution', 'me')
  await expect(stored.commit()).rejects.toThrow(ConflictError)
  expect(stored.conflict()?.fields.map(({ field, mine, theirs }) => [field, mine, theirs])).toEqual([
    ['quote', 'B', 'C'],
    ['attribution', 'me', 'maren'],
  ])
  const before = contentful.requests.length
  await expect(stored.commit()).rejects.toThrow(ConflictError)
  expect(contentful.requests).toHaveLength(before)
  await stored.settle(decision)
  expect([get('quote'), get('attribution')]).toEqual(values)
  expect([contentful.value('quote'), contentful.value('attribution')]).toEqual(values)
})

test('keeps input that arrives during a request, and stores it with the next one', async () => {
  const { contentful, stored, set, get } = open({ quote: 'A' })
  set('quote', 'B')
  const committed = stored.commit()
  set('quote', 'BC')
  await committed
  expect(get('quote')).toBe('BC')
  await stored.commit()
  expect(contentful.value('quote')).toBe('BC')
})

test('a refused request leaves the value to be sent again', async () => {
  const { contentful, stored, set } = open({ quote: 'A' })
  contentful.fail(Object.assign(new Error('RateLimitExceeded'), { status: 429 }))
  set('quote', 'B')
  await expect(stored.commit()).rejects.toThrow('RateLimitExceeded')
  await stored.commit()
  expect(contentful.value('quote')).toBe('B')
})

test('input after a request without a response does not conflict with that request', async () => {
  const { contentful, stored, set } = open({ quote: 'A' })
  contentful.lose()
  set('quote', 'B')
  await expect(stored.commit()).rejects.toThrow('Failed to fetch')
  set('quote', 'BC')
  contentful.fail(new TypeError('Failed to fetch'))
  await expect(stored.commit()).rejects.toThrow('Failed to fetch')
  await stored.commit()
  expect([contentful.value('quote'), stored.conflict()]).toEqual(['BC', undefined])
})

test('a field that is typed in while a conflict waits is disputed too', async () => {
  const { contentful, stored, set, get } = open({ quote: 'A', attribution: 'Ann' })
  contentful.byColleague({ quote: 'C', attribution: 'Maren' })
  set('quote', 'B')
  await expect(stored.commit()).rejects.toThrow(ConflictError)
  set('attribution', 'me')
  expect(stored.conflict()?.fields.map(({ field }) => field)).toEqual(['quote', 'attribution'])
  await stored.settle({ quote: 'theirs', attribution: 'mine' })
  expect([get('quote'), get('attribution')]).toEqual(['C', 'me'])
})

test('values are sent at once when the editor goes away, also soon after another request', async () => {
  const contentful = fakeEntry({ quote: 'A' })
  const never = { now: () => 0, wait: () => new Promise<void>(() => {}) }
  const { gateway } = contentful
  const options = { entry: contentful.entry(), locale: 'en-US', fields, clock: never, gateway }
  const { source, commit, hurry } = storedEntry(options)
  await source.fields.quote?.setValue('B')
  await commit()
  await source.fields.quote?.setValue('C')
  hurry()
  await vi.waitFor(() => expect(contentful.value('quote')).toBe('C'))
})

test('a version that was read arrives, and an older one does not', () => {
  const { contentful, stored, get } = open({ quote: 'A' })
  const old = contentful.entry()
  contentful.byColleague({ quote: 'C' })
  stored.receive(contentful.entry())
  stored.receive(old)
  expect([get('quote'), stored.latest().sys.version]).toEqual(['C', 2])
})

test('values of other locales stay', async () => {
  const { contentful } = open({ quote: 'A' })
  const entry = contentful.entry()
  entry.fields.quote = { 'en-US': 'A', de: 'Ein Satz' }
  const stored = storedEntry({ entry, locale: 'en-US', fields, gateway: contentful.gateway })
  await stored.source.fields.quote?.removeValue()
  await stored.commit()
  expect(contentful.entry().fields.quote).toEqual({ de: 'Ein Satz' })
})
