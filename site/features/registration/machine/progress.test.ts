import { describe, expect, test } from 'vitest'
import type { Step } from '../answers.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { Draft } from '../draft.ts'
import { complete, draftWith, id, valid } from '../testing/drafts.ts'
import { contextWith, edition, now } from '../testing/edition.ts'
import type { Context } from './context.ts'
import { firstOpenStep, openSteps, progressOf } from './progress.ts'

const context = contextWith()
const words = (draft: Draft, shown: Step, given: Context = context) =>
  progressOf(draft, given, shown)
    .map(({ state, isDone }) => (state === 'current' && isDone ? 'current done' : state))
    .join(', ')

describe('the progress of a registration', () => {
  test.each<[string, Draft, Step, string]>([
    [
      'at its start',
      emptyDraft(edition.key, id),
      1,
      'current, locked, locked, locked, locked, locked, locked',
    ],
    [
      'before the activity is chosen, when no step is skipped yet',
      draftWith({ 1: valid[1], 2: valid[2] }),
      2,
      'done, current done, open, locked, locked, locked, locked',
    ],
    ['with golf', complete(), 7, 'done, done, done, done, skipped, done, current'],
    [
      'with pickleball',
      complete({ 3: { activity: 'pickleball' } }),
      5,
      'done, done, done, skipped, current, locked, locked',
    ],
    [
      'without an activity',
      complete({ 3: { activity: 'none' } }),
      6,
      'done, done, done, skipped, skipped, current done, open',
    ],
    [
      'with a mistake in step 2',
      complete({ 2: {} }),
      1,
      'current done, open, locked, locked, skipped, locked, locked',
    ],
    [
      'after the submit',
      { ...complete(), submittedAt: now },
      7,
      'done, done, done, done, skipped, done, current done',
    ],
  ])('%s', (_, ...[draft, shown, expected]) => expect(words(draft, shown)).toBe(expected))

  test('skips step 3 where the edition has no group activity (EV-004, EV-017, CO-006)', () => {
    for (const changed of [
      { groupActivityDay: undefined },
      { extras: { ...edition.extras, golf: undefined, soundBath: undefined, pickleball: undefined } },
    ]) {
      const without = contextWith({}, { edition: { ...edition, ...changed } })
      const { 3: _, 4: __, ...answers } = complete().answers
      expect(words({ ...complete(), answers }, 6, without)).toBe(
        'done, done, skipped, skipped, skipped, current done, open',
      )
    }
  })
})

test('only steps up to the first one that is not complete are open', () => {
  expect([firstOpenStep(complete(), context), openSteps(complete(), context)]).toEqual([
    7,
    [1, 2, 3, 4, 6, 7],
  ])
  const halfway = draftWith({ 1: valid[1], 3: { activity: 'golf' } })
  expect([firstOpenStep(halfway, context), openSteps(halfway, context)]).toEqual([2, [1, 2]])
})

test('a step is complete only after “Continue”, even if nothing in it is wrong', () => {
  const answers = { ...complete().answers, 2: { values: { guests: '0' }, at: now, isAttempted: false } }
  expect(firstOpenStep({ ...complete(), answers }, context)).toBe(2)
})
