import { describe, expect, test } from 'vitest'
import type { Step } from '../answers.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { Draft } from '../draft.ts'
import { complete, draftWith, id, valid } from '../testing/drafts.ts'
import { contextWith, edition, now } from '../testing/edition.ts'
import type { Context } from './context.ts'
import { type Flow, type FlowEvent, next, openFlow } from './next.ts'

const context = contextWith()
const empty = emptyDraft(edition.key, id)
const none = { activity: 'none' }
const at = now + 100

const flowAt = (step: Step, draft: Draft, changed: Partial<Flow> = {}): Flow => ({
  draft,
  step,
  isEditing: false,
  context,
  ...changed,
})
const enter = (type: 'save' | 'continue' | 'back', step: Step, values: object = valid[step]): FlowEvent => ({
  type,
  step,
  values: values as (typeof valid)[1],
  at,
})
const shown = (flow: Flow) => (flow.isEditing ? `${flow.step} from the review` : String(flow.step))

describe('a step leads on', () => {
  test.each<[string, Flow, FlowEvent, string]>([
    ['to the next one if its answers hold (EV-001)', flowAt(1, empty), enter('continue', 1), '2'],
    ['to itself if they do not', flowAt(1, empty), enter('continue', 1, { 'course-1': '' }), '1'],
    [
      'from golf to its details (EV-005)',
      flowAt(3, draftWith({ 1: valid[1], 2: valid[2] })),
      enter('continue', 3),
      '4',
    ],
    [
      'from pickleball to its details (EV-006)',
      flowAt(3, draftWith({ 1: valid[1], 2: valid[2] })),
      enter('continue', 3, { activity: 'pickleball' }),
      '5',
    ],
    [
      'from the sound bath to the attendee (EV-007)',
      flowAt(3, draftWith({ 1: valid[1], 2: valid[2] })),
      enter('continue', 3, { activity: 'soundBath' }),
      '6',
    ],
    ['from golf over the skipped step 5 to step 6', flowAt(4, complete()), enter('continue', 4), '6'],
    ['from the attendee to the review (EV-008)', flowAt(6, complete()), enter('continue', 6), '7'],
    [
      'from a skipped step to the next one that is shown',
      flowAt(6, complete({ 3: none })),
      enter('continue', 4),
      '6',
    ],
    [
      'to the first step that is not complete',
      flowAt(6, draftWith({ 1: valid[1] })),
      enter('continue', 6),
      '2',
    ],
  ])('%s', (_, ...[flow, event, expected]) => expect(shown(next(flow, event))).toBe(expected))
})

describe('a step leads back', () => {
  test.each<[string, Flow, FlowEvent, string]>([
    ['to the one before', flowAt(2, complete()), enter('back', 2), '1'],
    ['from the first one to itself', flowAt(1, complete()), enter('back', 1), '1'],
    ['over the skipped step 5', flowAt(6, complete()), enter('back', 6), '4'],
    ['over both skipped steps', flowAt(6, complete({ 3: none })), enter('back', 6), '3'],
    ['from the review', flowAt(7, complete()), enter('back', 7), '6'],
    ['with answers that do not hold', flowAt(3, complete()), enter('back', 3, { activity: '' }), '2'],
    ['to the review that opened it', flowAt(2, complete(), { isEditing: true }), enter('back', 2), '7'],
    [
      'to the step before, while the review is locked',
      flowAt(2, complete(), { isEditing: true }),
      enter('back', 2, { guests: '' }),
      '1',
    ],
  ])('%s', (_, ...[flow, event, expected]) => expect(shown(next(flow, event))).toBe(expected))
})

describe('an address opens', () => {
  const halfway = draftWith({ 1: valid[1], 2: valid[2] })
  test.each<[string, unknown, Draft, string]>([
    ['an open step', '2', halfway, '2'],
    ['the first open step for one ahead of it', '6', halfway, '3'],
    ['the first step of an empty registration', '7', empty, '1'],
    ['the first open step for /8', '8', halfway, '3'],
    ['the first open step for /0', '0', halfway, '3'],
    ['the first open step for /abc', 'abc', halfway, '3'],
    ['the first open step for 1.5', 1.5, halfway, '3'],
    ['the review of a complete registration', '7', complete(), '7'],
    ['the step after a skipped one', '5', complete(), '6'],
    [
      'the only step that is not complete, which leads back to the review',
      '7',
      complete({ 2: { guests: '9' } }),
      '2 from the review',
    ],
  ])('%s', (_, ...[step, draft, expected]) =>
    expect(shown(openFlow(draft, context, { step }))).toBe(expected),
  )

  test('a step from the review', () => {
    const edited = openFlow(complete(), context, { step: '2', isEditing: true })
    expect(shown(edited)).toBe('2 from the review')
    expect(shown(next(edited, enter('continue', 2)))).toBe('7')
    expect(shown(next(flowAt(7, complete()), { type: 'edit', step: 4 }))).toBe('4 from the review')
    expect(shown(next(flowAt(7, complete()), { type: 'edit', step: 7 }))).toBe('7')
  })
})

describe('a change from the review', () => {
  const edit = (step: Step, draft = complete()) => flowAt(step, draft, { isEditing: true })

  test('returns to the review, or to the step that it opens first', () => {
    const pickleball = next(edit(3), enter('continue', 3, { activity: 'pickleball' }))
    expect(shown(pickleball)).toBe('5 from the review')
    expect(shown(next(pickleball, enter('continue', 5)))).toBe('7')
    expect(shown(next(edit(3), enter('continue', 3, { activity: 'soundBath' })))).toBe('7')
  })

  test('stays while its answers do not hold', () =>
    expect(shown(next(edit(2), enter('continue', 2, { guests: '5' })))).toBe('2 from the review'))

  test('of the activity keeps the details of golf until golf is chosen again', () => {
    const without = next(edit(3), enter('continue', 3, none))
    expect(without.draft.answers[4]?.values).toEqual(valid[4])
    const again = next({ ...without, step: 3, isEditing: true }, enter('continue', 3, { activity: 'golf' }))
    expect(shown(again)).toBe('7')
  })
})

describe('saving', () => {
  const saved = next(flowAt(2, draftWith({ 1: valid[1] })), enter('save', 2, { guests: '1' }))

  test('keeps a field and stays, without a complaint', () => {
    expect(shown(saved)).toBe('2')
    expect(saved.draft.answers[2]).toEqual({ values: { guests: '1' }, at, isAttempted: false })
  })

  test('keeps the other fields of the step', () =>
    expect(next(saved, enter('save', 2, { 'guest-1': 'Bo' })).draft.answers[2]?.values).toEqual({
      guests: '1',
      'guest-1': 'Bo',
    }))

  test('nothing new keeps the time of the last change', () =>
    expect(next(saved, { type: 'save', step: 2, values: { guests: '1' }, at: at + 1 })).toEqual(saved))

  test('answers that do not hold keeps them', () => {
    const wrong = next(saved, enter('continue', 2, { guests: '77', unknown: 'x' }))
    expect(wrong.draft.answers[2]).toEqual({ values: { guests: '77' }, at, isAttempted: true })
  })

  test('the review keeps nothing, because it asks for nothing', () =>
    expect(next(flowAt(7, complete()), enter('save', 7, { guests: '1' })).draft).toEqual(complete()))
})

describe('a course that sells out', () => {
  const full: Context = contextWith({ listening: 0 })

  test('leads from the review to step 1, and from there back to the review', () => {
    const gap = openFlow(complete(), full, { step: '7' })
    expect(shown(gap)).toBe('1 from the review')
    expect(shown(next(gap, enter('continue', 1, { 'course-1': 'budgets' })))).toBe('7')
  })
})

describe('a submit', () => {
  const submitted = next(flowAt(7, complete()), { type: 'submitted', at })

  test('notes its time', () => expect(submitted.draft).toEqual({ ...complete(), submittedAt: at }))

  test('of a registration that is not complete leads to the first open step', () => {
    const early = next(flowAt(7, complete({ 2: {} })), { type: 'submitted', at })
    expect([shown(early), early.draft.submittedAt]).toEqual(['2 from the review', undefined])
  })

  test.each<FlowEvent>([
    { type: 'submitted', at: at + 1 },
    { type: 'go', step: 1 },
    { type: 'edit', step: 2 },
    enter('save', 2, { guests: '0' }),
    enter('continue', 2, { guests: '0' }),
    enter('back', 6),
  ])('is final: $type changes nothing', (event) => expect(next(submitted, event)).toEqual(submitted))

  test('is followed by an empty registration with a new id', () => {
    const again = next(submitted, { type: 'restart', id: 'a-registration-0002', at, withAnswers: false })
    expect(shown(again)).toBe('1')
    expect(again.draft).toEqual({
      edition: edition.key,
      id: 'a-registration-0002',
      restartedAt: at,
      answers: { 1: { values: {}, at, isAttempted: false } },
    })
  })

  test('can be changed: the same answers get a new id', () => {
    const owned = { ...submitted, draft: { ...submitted.draft, owner: 'auth0|1' } }
    const again = next(owned, { type: 'restart', id: 'a-registration-0002', at, withAnswers: true })
    expect(shown(again)).toBe('7')
    const { answers } = complete()
    expect(again.draft).toEqual({
      edition: edition.key,
      id: 'a-registration-0002',
      owner: 'auth0|1',
      restartedAt: at,
      answers: { ...answers, 1: { ...answers[1], at } },
    })
  })
})
