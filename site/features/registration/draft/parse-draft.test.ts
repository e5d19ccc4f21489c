import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { steps, textLimits } from '../answers.ts'
import { complete, id, valid } from '../testing/drafts.ts'
import { edition, now } from '../testing/edition.ts'
import { emptyDraft, isRegistrationId } from './empty-draft.ts'
import { parseDraft } from './parse-draft.ts'
import { fieldsIn, maxEntries, valuesOfForm } from './values.ts'

const empty = emptyDraft(edition.key, 'a-registration-9999')
const parsed = (stored: unknown) => parseDraft(stored, empty)
const stored = (changed: object) => parsed({ edition: edition.key, id, answers: {}, ...changed })
const step = (number: number, values: unknown) =>
  stored({ answers: { [number]: { values, at: now, isAttempted: true } } }).answers

test('a draft is read as it was written', () => {
  const draft = { ...complete(), owner: 'auth0|1', restartedAt: now - 1, submittedAt: now }
  expect(parsed(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

describe('a value that is no draft of the edition becomes an empty draft:', () => {
  test.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { edition: 'other', id, answers: {} },
    { edition: [edition.key] },
  ])('%j', (value) => expect(parsed(value)).toBe(empty))
})

test('a draft with an invalid id keeps its answers under a new id, and was never submitted', () => {
  const { answers } = complete()
  for (const wrong of [undefined, 7, '', 'short', 'x'.repeat(65), '<img src=x onerror=x>'])
    expect(stored({ id: wrong, answers, submittedAt: now })).toEqual({ ...empty, answers })
})

test.each([
  ['an owner that is no subject', { owner: 7 }],
  ['an empty owner', { owner: '' }],
  ['a submit at no time', { submittedAt: 'yesterday' }],
  ['a submit before 1970', { submittedAt: -1 }],
  ['answers that are no answers', { answers: 'all' }],
  ['a step that is no step', { answers: { 0: { values: {} }, 8: { values: {} } } }],
  ['a step without values', { answers: { 1: { at: now } } }],
])('%s is left out', (_, changed) => expect(stored(changed)).toEqual({ ...emptyDraft(edition.key, id) }))

describe('the values of a step', () => {
  test('have only its fields', () =>
    expect(step(2, { guests: '2', 'guest-5': 'Fifth', activity: 'golf' })[2]?.values).toEqual({
      guests: '2',
    }))

  test('are texts: a number becomes one, and anything else an empty one', () => {
    expect(step(2, { guests: 2 })[2]?.values).toEqual({ guests: '2' })
    expect(step(2, { guests: { valueOf: 2 }, 'guest-1': ['Bo', 'Zoë'], 'guest-2': null })[2]?.values).toEqual(
      {
        guests: '',
        'guest-1': 'Bo',
        'guest-2': '',
      },
    )
  })

  test('are lists where a field has several, without repetitions', () => {
    expect(step(1, { waiting: 'data' })[1]?.values).toEqual({ waiting: ['data'] })
    expect(step(1, { waiting: ['data', 'data', 7, null] })[1]?.values).toEqual({ waiting: ['data', '7'] })
  })

  test('change no other object', () => {
    const values = JSON.parse('{"__proto__":{"guests":"4"},"constructor":"x","guests":"1"}')
    expect(step(2, values)[2]?.values).toEqual({ guests: '1' })
    expect(({} as Record<string, unknown>).guests).toBeUndefined()
  })

  test('are cut after 500 characters, never within one', () => {
    const name = (text: string) => step(2, { 'guest-1': text })[2]?.values['guest-1']
    expect(name('x'.repeat(10_000_000))).toBe('x'.repeat(textLimits.kept))
    expect(name(`x${'😀'.repeat(300)}`)).toBe(`x${'😀'.repeat(249)}`)
    expect(name('\uD83D')).toBe('\uFFFD')
  })

  test('stay although they are invalid, so that the visitor can correct them', () =>
    expect(step(4, { handicap: '54.1', pairing: ' \u0000 ' })[4]?.values).toEqual({
      handicap: '54.1',
      pairing: ' \u0000 ',
    }))

  test('that changed at the time -0 changed at 0, as JSON has it', () => {
    const answers = { 3: { values: valid[3], at: -0, isAttempted: true } }
    expect(stored({ answers }).answers[3]?.at).toBe(0)
  })

  test('that changed at no time changed first', () => {
    const answers = { 3: { values: valid[3], at: Number.NaN, isAttempted: 'yes' } }
    expect(stored({ answers }).answers[3]).toEqual({ values: valid[3], at: 0, isAttempted: false })
  })
})

test('a form is whole: a field that it does not send is empty', () => {
  const form = new URLSearchParams('course-1=listening&waiting=data&waiting=safety&unknown=1')
  expect(valuesOfForm(1, form)).toEqual({
    'course-1': 'listening',
    'course-2': '',
    'course-3': '',
    'course-4': '',
    'course-5': '',
    'course-6': '',
    'course-7': '',
    join: '',
    waiting: ['data', 'safety'],
  })
})

test('a form that names its changed fields keeps what another tab changed meanwhile', () => {
  const known = { guests: '2', 'guest-1': 'Bo', 'guest-2': 'Zoë' }
  const form = (changed: string) =>
    new URLSearchParams({ guests: '1', 'guest-1': 'Bo Lindqvist', 'guest-2': '', 'guest-3': 'Kit', changed })
  expect(valuesOfForm(2, form('guest-1 guests'), known)).toEqual({
    guests: '1',
    'guest-1': 'Bo Lindqvist',
    'guest-3': 'Kit',
    'guest-4': '',
  })
  expect(valuesOfForm(2, form(''), known)).toEqual({ 'guest-3': 'Kit', 'guest-4': '' })
})

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, maxDepth: 3 })
const tampered = fc.record(
  {
    edition: fc.constantFrom(edition.key, edition.key, 'other'),
    id: fc.oneof(fc.constant(id), anything),
    owner: anything,
    restartedAt: anything,
    submittedAt: anything,
    answers: fc.dictionary(
      fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '__proto__'),
      fc.record(
        {
          values: fc.dictionary(
            fc.constantFrom(...steps.flatMap((each) => fieldsIn(each).map(({ name }) => name)), '__proto__'),
            anything,
          ),
          at: fc.oneof(fc.nat(), anything),
          isAttempted: anything,
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ['edition'] },
)

test('whatever is stored, the result is a valid draft, and is read again as it is', () =>
  fc.assert(
    fc.property(fc.oneof(anything, tampered), (value) => {
      const draft = parsed(value)
      expect(parsed(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      expect([draft.edition, isRegistrationId(draft.id)]).toEqual([edition.key, true])
      for (const each of Object.values(draft.answers).flatMap(({ values }) => Object.values(values)))
        expect([each].flat().length).toBeLessThanOrEqual(maxEntries)
    }),
    { numRuns: 1000 },
  ))
