import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../draft.ts'
import { complete, valid } from '../testing/drafts.ts'
import { contextWith, edition, now } from '../testing/edition.ts'
import { canAgree, changesSince } from './changes-since.ts'
import { changesSinceChosen } from './changes-since-chosen.ts'
import { changeSentence } from './messages.ts'
import { gapsOf, parseQuote, quoteOf } from './quote.ts'

const later = Date.parse('2025-07-16T00:00:00Z')
const quote = (draft: Draft, at = now, of = edition) =>
  quoteOf(draft, { edition: of }, { pricing: guestPricing, isVanguard: false, now: at })
const shown = quote(complete())
const member = { isVanguard: false }
const sentences = (now: ReturnType<typeof quote>) => changesSince(shown, now).map(changeSentence)

test('nothing changed means no change', () => expect(changesSince(shown, quote(complete()))).toEqual([]))

test('reports an ended tier with both totals and both prices of each line', () => {
  const changes = changesSince(shown, quote(complete(), later))
  expect(changes.map(changeSentence)).toEqual([
    'The early bird prices have ended, and the advanced prices hold now. Your total was $1,485 and is now $1,635.',
    'Listening under pressure cost $500 and now costs $575.',
    'Leading change cost $500 and now costs $575.',
  ])
  expect(canAgree(changes)).toBe(true)
})

test('one second before the tier ends nothing changed', () =>
  expect(changesSince(shown, quote(complete(), later - 1000))).toEqual([]))

test('reports at the review a tier that ended since the visitor chose the courses', () => {
  const changes = (at: number) =>
    changesSinceChosen(complete(), contextWith({}, { now: at }), {
      pricing: guestPricing,
      isVanguard: false,
      now: at,
    })
  expect(changes(later - 1)).toEqual([])
  expect(changes(later)).toEqual(changesSince(shown, quote(complete(), later)))
  expect(changes(later)).toHaveLength(3)
})

test('does not report an ended tier to a Vanguard attendee, who pays the same', () => {
  const vanguard = (at: number) =>
    quoteOf(complete(), { edition }, { pricing: guestPricing, isVanguard: true, now: at })
  expect(changesSince(vanguard(now), vanguard(later))).toEqual([])
})

test('reports changes that another tab made', () => {
  const changed = complete({
    1: { 'course-1': 'listening' },
    2: { ...valid[2], guests: '1' },
    3: { activity: 'soundBath' },
  })
  expect(sentences(quote(changed))).toEqual([
    'Leading change for $500 is no longer part of your registration.',
    'Golf for $185 is no longer part of your registration.',
    'Guest: you saw 2, and now it is 1.',
    'Sound bath was added for $45.',
  ])
})

describe('a visitor cannot agree to', () => {
  test('a course or an activity that is full', () => {
    const gaps = gapsOf(complete(), contextWith({ listening: 0, golf: 0 }), member)
    const changes = changesSince(shown, quote(complete()), gaps)
    expect(changes.map(changeSentence)).toEqual([
      'Listening under pressure is sold out. Change your choice.',
      'Golf is sold out. Change your choice.',
    ])
    expect(changes.map((change) => 'step' in change && change.step)).toEqual([1, 3])
    expect(canAgree(changes)).toBe(false)
  })

  test('a course that the shop does not sell any more', () => {
    const unsold = { ...edition, courses: edition.courses.map((course) => ({ ...course, offers: [] })) }
    const gaps = gapsOf(complete(), contextWith({}, { edition: unsold }), member)
    const changes = changesSince(shown, quote(complete(), now, unsold), gaps)
    expect(changes.map(({ kind }) => kind)).toEqual(['unsold', 'unsold'])
    expect(canAgree(changes)).toBe(false)
  })

  test('a price that is not known', () => {
    const golf = { variantId: 'golf', name: 'Golf', price: { price: null, isProgramSpecific: false } }
    const unpriced = { ...edition, extras: { ...edition.extras, golf } }
    const changes = changesSince(shown, quote(complete(), now, unpriced))
    expect(changes.map(changeSentence)).toEqual([
      'The price of Golf is not known yet. You cannot register for it before it is announced.',
    ])
    expect(canAgree(changes)).toBe(false)
  })
})

describe('a quote that a page sends back', () => {
  test('is read as it was written', () =>
    expect(parseQuote(JSON.parse(JSON.stringify(shown)))).toEqual(shown))

  const line = { key: 'golf', name: 'Golf', quantity: 1, total: 100, step: 3 }
  test.each([
    null,
    [],
    'text',
    {},
    { total: 'much', lines: [] },
    { total: 1, lines: {} },
    { total: 1, lines: [{ ...line, step: 8 }] },
    { total: 1, lines: [{ ...line, total: 1.5 }] },
    { total: 1, lines: [{ ...line, key: 3 }] },
    { total: 1, lines: Array.from({ length: 21 }, () => line) },
  ])('is not understood if it is %j', (sent) => expect(parseQuote(sent)).toBeUndefined())
})
