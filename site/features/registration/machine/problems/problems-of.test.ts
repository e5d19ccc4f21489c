import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Step, steps } from '../../answers.ts'
import { fieldsIn, keptValues, type StepValues } from '../../draft/values.ts'
import { valid } from '../../testing/drafts.ts'
import { contextWith, edition } from '../../testing/edition.ts'
import type { Context } from '../context.ts'
import { messages } from './messages.ts'
import { problemsOf } from './problems-of.ts'

const everySeat = contextWith()
const problems = (step: 1 | 2 | 3 | 4 | 5 | 6, changed: StepValues, context: Context = everySeat) =>
  problemsOf(step, keptValues(step, { ...valid[step], ...changed }), context)
const only = (field: string, ...sentences: string[]) => sentences.map((message) => ({ field, message }))

test.each(steps)('step %i accepts answers that hold', (step) =>
  expect(problemsOf(step, valid[step], everySeat)).toEqual([]),
)

describe('step 1 (EV-001)', () => {
  const courses = (changed: StepValues, context?: Context) =>
    problems(1, { 'course-1': '', 'course-2': '', 'course-3': '', ...changed }, context)

  test('asks for at least one course', () => {
    expect(courses({})).toEqual(only('course-1', messages.noCourse))
    expect(problemsOf(1, {}, everySeat)).toEqual(only('course-1', messages.noCourse))
    expect(courses({ 'course-3': 'data' })).toEqual([])
  })

  test('has a course on each day of a longer event, too', () => {
    const courseOnDay4 = edition.courses.slice(0, 1).map((course) => ({ ...course, slug: 'late', day: 4 }))
    const longer = { ...edition, courses: courseOnDay4 }
    expect(courses({ 'course-4': 'late' }, contextWith({}, { edition: longer }))).toEqual([])
    expect(courses({ 'course-4': 'early' }, contextWith({}, { edition: longer }))).toEqual(
      only('course-4', messages.unknownCourse),
    )
  })

  test('says how to join a waiting list when no course has a seat', () => {
    const slugs = edition.courses.map(({ slug }) => slug)
    const full = contextWith(Object.fromEntries(slugs.map((slug) => [slug, 0])))
    expect(courses({ waiting: ['data'] }, full)).toEqual(only('course-1', messages.noSeats))
  })

  test('takes only courses of the day (EV-010, EV-011, EV-012)', () => {
    expect(courses({ 'course-1': 'data' })).toEqual(only('course-1', messages.unknownCourse))
    expect(courses({ 'course-2': '__proto__' })).toEqual(only('course-2', messages.unknownCourse))
  })

  test('takes no course without a seat, unless its waiting list was chosen', () => {
    const full = contextWith({ data: 0 })
    expect(courses({ 'course-3': 'data' }, full)).toEqual(
      only('course-3', '“Data for decisions” is sold out. Choose another course, or its waiting list.'),
    )
    const waiting = { 'course-3': 'data', waiting: ['data'] }
    expect(courses({ ...waiting, 'course-1': 'listening' }, full)).toEqual([])
    expect(courses(waiting, full)).toEqual(only('course-1', messages.noCourse))
    expect(courses({ 'course-3': 'data' }, contextWith({ data: 1 }))).toEqual([])
  })

  test('takes no waiting list of a course that has seats or does not exist', () => {
    expect(courses({ 'course-3': 'data', waiting: ['data'] })).toEqual(
      only('course-3', messages.needlessWaiting('Data for decisions')),
    )
    expect(courses({ 'course-3': 'data', waiting: ['none'] })).toEqual(
      only('waiting', messages.unknownWaiting),
    )
  })

  test('takes no course that the shop does not sell at the prices of today', () => {
    const unsold = { ...edition, courses: edition.courses.map((course) => ({ ...course, offers: [] })) }
    expect(courses({ 'course-3': 'data' }, contextWith({}, { edition: unsold }))).toEqual(
      only('course-3', messages.unsoldCourse('Data for decisions')),
    )
    expect(courses({ 'course-3': 'data' }, contextWith({}, { edition: unsold, isVanguard: true }))).toEqual(
      [],
    )
  })
})

describe('step 2 (EV-002)', () => {
  test.each([
    ['', messages.noGuestCount],
    ['-1', 'The minimum value allowed is 0'],
    ['5', 'The maximum value allowed is 4'],
    ['77', 'The maximum value allowed is 4'],
    ['1.5', messages.wholeNumber],
    ['two', messages.wholeNumber],
    ['1e1', messages.wholeNumber],
  ])('answers “%s” guests in a sentence (VA-001, VA-002)', (guests, sentence) =>
    expect(problems(2, { guests })).toEqual(only('guests', sentence)),
  )

  test('asks for the name of each guest who comes, and of no other', () => {
    expect(problems(2, { guests: '0', 'guest-1': '' })).toEqual([])
    expect(problems(2, { guests: '4' })).toEqual([
      { field: 'guest-3', message: messages.noGuestName(3) },
      { field: 'guest-4', message: messages.noGuestName(4) },
    ])
  })

  test.each(['مريم الفهري', '王小明', '👩🏽‍⚕️', 'O’Neill-D’Ávila', 'Ñ'.repeat(120), '😀'.repeat(120)])(
    'welcomes the name %s',
    (name) => expect(problems(2, { 'guest-1': name })).toEqual([]),
  )

  test.each([
    ['only spaces', ' \u00a0\u3000', messages.noGuestName(1)],
    ['only invisible characters', '\u200b\u200d\u3164', messages.noGuestName(1)],
    ['control characters', 'Bo\u0007', messages.controlCharacters],
    ['121 characters', 'x'.repeat(121), messages.tooLong(121)],
    ['10,000 characters', 'x'.repeat(10_000), messages.cut],
  ])('does not accept a name of %s', (_, name, sentence) =>
    expect(problems(2, { 'guest-1': name })).toEqual(only('guest-1', sentence)),
  )
})

describe('step 3 (EV-003, EV-004)', () => {
  test('asks for an activity, or for none', () => {
    expect(problems(3, { activity: '' })).toEqual(only('activity', messages.noActivity))
    expect(problems(3, { activity: 'none' })).toEqual([])
    expect(problems(3, { activity: 'chess' })).toEqual(only('activity', messages.unknownActivity))
  })

  test('refuses an activity that is full or not offered', () => {
    expect(problems(3, {}, contextWith({ golf: 0 }))).toEqual(
      only('activity', 'Golf is full. Choose another activity, or choose none.'),
    )
    const without = { ...edition, extras: { ...edition.extras, golf: undefined } }
    expect(problems(3, {}, contextWith({}, { edition: without }))).toEqual(
      only('activity', messages.unknownActivity),
    )
  })
})

describe('step 4 (EV-005)', () => {
  test.each([
    ['', [messages.noHandicap]],
    ['scratch', [messages.notANumber]],
    ['-0.1', ['The minimum value allowed is 0']],
    ['54.1', ['The maximum value allowed is 54']],
    ['12.45', [messages.oneDecimal]],
    ['0', []],
    ['54', []],
    ['54.0', []],
    ['12,4', []],
  ])('answers the handicap “%s” with %j (VA-001, VA-002)', (handicap, sentences) =>
    expect(problems(4, { handicap })).toEqual(only('handicap', ...sentences)),
  )

  test('asks for the clubs, and not for a wish about the pairing', () => {
    expect(problems(4, { clubs: 'borrow', pairing: '' })).toEqual(only('clubs', messages.noClubs))
    expect(problems(4, { pairing: 'x'.repeat(200) })).toEqual(only('pairing', messages.tooLong(200)))
  })
})

test('step 5 asks for the skill level and the paddle (EV-006)', () =>
  expect(problems(5, { skill: '', paddle: 'rent-right' })).toEqual([
    { field: 'skill', message: messages.noSkill },
    { field: 'paddle', message: messages.noPaddle },
  ]))

describe('step 6 (EV-007)', () => {
  test('asks for the name, the address, the telephone and whom to call', () =>
    expect(problemsOf(6, {}, everySeat)).toEqual([
      { field: 'firstName', message: messages.noFirstName },
      { field: 'lastName', message: messages.noLastName },
      { field: 'email', message: messages.noEmail },
      { field: 'phone', message: messages.noPhone },
      { field: 'emergencyName', message: messages.noEmergencyName },
      { field: 'emergencyPhone', message: messages.noEmergencyPhone },
    ]))

  test.each(['ada@example.org', 'ada+fi@mail.example.co.uk', 'ådå@exämple.org', "o'neill@example.org"])(
    'accepts the email address %s',
    (email) => expect(problems(6, { email })).toEqual([]),
  )

  test.each(['ada', 'ada@', '@example.org', 'ada@example', 'ada@example.', 'a b@example.org', 'a@b@c.de'])(
    'does not accept the email address %s',
    (email) => expect(problems(6, { email })).toEqual(only('email', messages.badEmail)),
  )

  test.each(['312-555-0100', '+49 (0) 30 / 901820', '3125550100 ext. 12', '٠٣١٢٥٥٥٠١', '312.555.0100 x7'])(
    'accepts the telephone number %s',
    (phone) => expect(problems(6, { phone })).toEqual([]),
  )

  test.each(['12345', 'call me', '1'.repeat(21), '555-CALL-NOW', '+'])(
    'does not accept the telephone number %s',
    (phone) => expect(problems(6, { phone })).toEqual(only('phone', messages.badPhone)),
  )

  test('accepts no dietary restriction that is too long', () => {
    expect(problems(6, { diet: ['Vegan', 'x'.repeat(130)] })).toEqual(only('diet', messages.tooLong(130)))
    expect(problems(6, { dietOther: 'x'.repeat(130) })).toEqual(only('dietOther', messages.tooLong(130)))
  })
})

const anyValues = (step: Step) =>
  fc.dictionary(
    fc.constantFrom('other', ...fieldsIn(step).map(({ name }) => name)),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600, size: 'max' }),
      fc.constantFrom('4', 'golf', 'own'),
      fc.array(fc.string()),
    ),
  )

test('whatever is entered, each problem is a sentence about a field of the step', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...steps).chain((step) => fc.tuple(fc.constant(step), anyValues(step))),
      ([step, values]) => {
        for (const { field, message } of problemsOf(step, keptValues(step, values), everySeat)) {
          expect(fieldsIn(step).map(({ name }) => name)).toContain(field)
          expect(message).toMatch(/^[“A-Z].*(?:\.|allowed is \d+)$/)
        }
      },
    ),
    { numRuns: 500 },
  ))
