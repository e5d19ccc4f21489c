import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { expect, test } from 'vitest'
import { complete, draftWith, valid } from '../testing/drafts.ts'
import { contextWith, edition, now } from '../testing/edition.ts'
import type { Buyer } from './lines-of.ts'
import { quoteOf } from './quote.ts'
import { submissionOf } from './submission-of.ts'

const context = contextWith()
const buyer: Buyer = { pricing: guestPricing, isVanguard: false, now }
const shown = quoteOf(complete(), context, buyer)
const submit = (draft = complete(), given = context, by = buyer) =>
  submissionOf(draft, given, { buyer: by, shown })

test('a complete registration at the prices that were shown is ready', () => {
  const submission = submit()
  expect(submission).toMatchObject({ kind: 'ready', total: shown.total })
  expect(submission.kind === 'ready' && submission.lines).toHaveLength(4)
})

test('a registration is submitted once', () =>
  expect(submit({ ...complete(), submittedAt: now })).toEqual({ kind: 'submitted' }))

test.each([
  ['2025-02-28T23:59:59Z', 'announced'],
  ['2025-10-20T00:00:00Z', 'closed'],
  ['2025-10-27T00:00:00Z', 'over'],
])('nothing is submitted at %s, when the edition is %s', (time, state) =>
  expect(submit(complete(), contextWith({}, { now: Date.parse(time) }))).toEqual({ kind: 'shut', state }),
)

test('a blank registration leads to the first step to correct', () => {
  expect(submit(draftWith({}))).toMatchObject({ kind: 'incomplete', step: 1 })
  const broken = complete({ 6: { ...valid[6], email: 'ada' } })
  expect(submit(broken)).toMatchObject({ kind: 'incomplete', step: 6, problems: [{ field: 'email' }] })
})

test('reports an ended tier with the present prices, to which the visitor can agree', () => {
  const later = Date.parse('2025-07-16T00:00:00Z')
  const at = contextWith({}, { now: later })
  const submission = submit(complete(), at, { ...buyer, now: later })
  if (submission.kind !== 'changed') throw new Error(submission.kind)
  expect(submission.changes.map(({ kind }) => kind)).toEqual(['tier', 'price', 'price'])
  const agreed = { buyer: { ...buyer, now: later }, shown: submission.now }
  expect(submissionOf(complete(), at, agreed)).toMatchObject({ kind: 'ready', total: 163_500 })
})

test('reports a sold-out course at every submit', () => {
  const full = contextWith({ listening: 0 })
  const first = submit(complete(), full)
  if (first.kind !== 'changed') throw new Error(first.kind)
  expect(first.changes).toEqual([
    { kind: 'full', key: 'course:listening', name: 'Listening under pressure', step: 1 },
  ])
  expect(submissionOf(complete(), full, { buyer, shown: first.now })).toEqual(first)
})

test('a Vanguard attendee is never registered without the program (CA-013)', () => {
  const without = contextWith(
    {},
    { edition: { ...edition, extras: { ...edition.extras, vanguard: undefined } } },
  )
  const submission = submit(complete(), without, { ...buyer, isVanguard: true })
  expect(submission).toMatchObject({
    kind: 'changed',
    changes: [{ kind: 'unsold', key: 'vanguard' }, {}, {}],
  })
})

test('without a quote, the visitor must agree to every line', () => {
  const submission = submissionOf(complete(), context, { buyer, shown: undefined })
  expect(submission.kind === 'changed' && submission.changes.map(({ kind }) => kind)).toEqual([
    'added',
    'added',
    'added',
    'added',
  ])
})
