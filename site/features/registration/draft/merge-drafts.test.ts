import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../draft.ts'
import { complete, draftWith, id, valid } from '../testing/drafts.ts'
import { edition, now } from '../testing/edition.ts'
import { emptyDraft } from './empty-draft.ts'
import { changedAt, mergeDrafts } from './merge-drafts.ts'

const other = 'a-registration-0002'
const guests = (count: string, at: number, changed: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(edition.key, id),
  answers: { 2: { values: { guests: count }, at, isAttempted: false } },
  ...changed,
})

describe('two drafts become one', () => {
  test('with each step from where it changed last', () => {
    const device = draftWith({ 1: valid[1], 2: valid[2] })
    const server = { ...guests('0', now + 50), owner: 'auth0|1' }
    expect(mergeDrafts(device, server)).toEqual({
      ...device,
      owner: 'auth0|1',
      answers: { 1: device.answers[1], 2: server.answers[2] },
    })
  })

  test('under the id of the one that changed last', () => {
    const merged = mergeDrafts(guests('1', now, { id: other }), guests('2', now + 1))
    expect(merged).toEqual(guests('2', now + 1))
  })

  test('where an empty draft adds nothing', () =>
    expect(mergeDrafts(emptyDraft(edition.key, other), complete())).toEqual(complete()))
})

describe('drafts are never mixed', () => {
  const mine = guests('1', now, { owner: 'auth0|1' })

  test('of two people', () => {
    const theirs = { ...complete(), owner: 'auth0|2' }
    expect(mergeDrafts(mine, theirs)).toEqual(theirs)
  })

  test('of two editions', () => {
    const before = { ...complete(), edition: 'fall-institute-2024' }
    expect(mergeDrafts(mine, before)).toEqual(before)
  })
})

describe('a submitted registration', () => {
  const submitted = { ...complete(), submittedAt: now + 100 }

  test('stays as it is, whatever another tab enters into it', () =>
    expect(mergeDrafts(guests('4', now + 200), submitted)).toEqual(submitted))

  test('gives way to a new one that changed after the submit, and only to that', () => {
    const later = guests('0', now + 101, { id: other })
    expect(mergeDrafts(submitted, later)).toEqual(later)
    expect(mergeDrafts(submitted, guests('0', now + 100, { id: other }))).toEqual(submitted)
  })

  test('gives way to one that was submitted later', () => {
    const later = { ...complete({ 2: { guests: '0' } }), id: other, submittedAt: now + 101 }
    expect(mergeDrafts(later, submitted)).toEqual(later)
  })
})

describe('a restarted registration', () => {
  const restarted: Draft = {
    ...emptyDraft(edition.key, other),
    restartedAt: now + 100,
    answers: { 1: { values: {}, at: now + 100, isAttempted: false } },
  }

  test('takes no answers that another device kept from before, and keeps its id', () =>
    expect(mergeDrafts(complete(), restarted)).toEqual(restarted))

  test('takes what changed after the restart', () => {
    const merged = mergeDrafts(guests('4', now + 101), restarted)
    expect(merged).toEqual({
      ...restarted,
      answers: { ...restarted.answers, 2: guests('4', now + 101).answers[2] },
    })
  })
})

const answers = fc.record({
  values: fc.record({ guests: fc.constantFrom('', '1', '2') }, { requiredKeys: [] }),
  at: fc.integer({ min: 0, max: 3 }),
  isAttempted: fc.boolean(),
})
const open: fc.Arbitrary<Draft> = fc.record(
  {
    edition: fc.constant(edition.key),
    id: fc.constantFrom(id, other),
    owner: fc.constant('auth0|1'),
    answers: fc.record({ 1: answers, 2: answers, 6: answers }, { requiredKeys: [] }),
  },
  { requiredKeys: ['edition', 'id', 'answers'] },
)

const perhapsRestarted: fc.Arbitrary<Draft> = fc
  .tuple(open, fc.option(fc.integer({ min: 0, max: 3 })))
  .map(([draft, restartedAt]) => {
    if (restartedAt === null) return draft
    const first = { values: {}, isAttempted: false, ...draft.answers[1] }
    const at = Math.max(restartedAt, draft.answers[1]?.at ?? 0)
    return { ...draft, restartedAt, answers: { ...draft.answers, 1: { ...first, at } } }
  })
const any: fc.Arbitrary<Draft> = fc
  .tuple(
    perhapsRestarted,
    fc.record(
      {
        edition: fc.constantFrom(edition.key, 'other'),
        owner: fc.constantFrom('auth0|1', 'auth0|2'),
        submittedAt: fc.integer({ min: 0, max: 3 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([draft, changed]) => ({ ...draft, ...changed }))
const runs = { numRuns: 2000 }

test('merging is commutative and idempotent', () =>
  fc.assert(
    fc.property(any, any, (a, b) => {
      const merged = mergeDrafts(a, b)
      expect(mergeDrafts(b, a)).toEqual(merged)
      expect(mergeDrafts(a, a)).toEqual(a)
      expect(mergeDrafts(merged, a)).toEqual(merged)
    }),
    runs,
  ))

test('merging open drafts of one person is associative, and keeps the last change of each step', () =>
  fc.assert(
    fc.property(perhapsRestarted, perhapsRestarted, perhapsRestarted, (a, b, c) => {
      const merged = mergeDrafts(mergeDrafts(a, b), c)
      expect(mergeDrafts(a, mergeDrafts(b, c))).toEqual(merged)
      expect(changedAt(merged)).toBe(Math.max(...[a, b, c].map(changedAt)))
    }),
    runs,
  ))
