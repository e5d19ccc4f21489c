import { sumOf } from '@association/content/shared/products/pricing/cents.ts'
import { guestPricing, type Pricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Step, steps } from '../answers.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import { parseDraft } from '../draft/parse-draft.ts'
import type { StepValues } from '../draft/values.ts'
import { canAgree } from '../lines/changes-since.ts'
import { type Buyer, linesOf, totalOf } from '../lines/lines-of.ts'
import { type Quote, quoteOf } from '../lines/quote.ts'
import { submissionOf } from '../lines/submission-of.ts'
import { id, valid } from '../testing/drafts.ts'
import { contextWith, edition, now } from '../testing/edition.ts'
import { type Flow, type FlowEvent, next, openFlow } from './next.ts'
import { openSteps, progressOf } from './progress.ts'

/** The expected state is computed without the code under test. */
type Model = {
  typed: Record<Step, Record<string, unknown>>
  submittedAt: number | undefined
  pricing: Pricing
  now: number
}
type Walk = {
  flow: Flow
  pricing: Pricing
  shown: Quote | undefined
  seen: Set<string>
}
type WalkCommand = fc.Command<Model, Walk>

const command = (label: string, run: (model: Model, walk: Walk) => void): WalkCommand => ({
  check: () => true,
  run(model, walk) {
    run(model, walk)
    expectSound(model, walk)
  },
  toString: () => label,
})

const send = (walk: Walk, event: FlowEvent) => show(walk, next(walk.flow, event))

function show(walk: Walk, flow: Flow) {
  walk.flow = flow
  if (flow.step === 7) walk.shown = quoteOf(flow.draft, flow.context, buyerOf(walk))
}

const entering = (type: 'save' | 'continue' | 'back', step: Step, values: StepValues) =>
  command(`${type} ${step} ${JSON.stringify(values)}`, (model, walk) => {
    model.now += 1
    if (model.submittedAt === undefined) Object.assign(model.typed[step], values)
    send(walk, { type, step, values, at: model.now })
  })

const opening = (type: 'go' | 'edit', step: unknown) =>
  command(`${type} ${String(step)}`, (_, walk) => send(walk, { type, step }))

const submitting = command('submit', (model, walk) => {
  model.now += 1
  const first = checked(walk)
  const isAgreed = first.kind === 'changed' && canAgree(first.changes)
  if (isAgreed) walk.shown = first.now
  const submission = isAgreed ? checked(walk) : first
  if (isAgreed) expect(submission.kind).toBe('ready')
  if (submission.kind !== 'ready') return
  expect(submission.total).toBe(walk.shown?.total)
  send(walk, { type: 'submitted', at: model.now })
  model.submittedAt = model.now
})

const buyerOf = ({ flow, pricing }: Walk): Buyer => ({ pricing, isVanguard: false, now: flow.context.now })
const checked = (walk: Walk) =>
  submissionOf(walk.flow.draft, walk.flow.context, { buyer: buyerOf(walk), shown: walk.shown })

const restarting = (withAnswers: boolean) =>
  command(`restart ${withAnswers ? 'with' : 'without'} answers`, (model, walk) => {
    model.now += 1
    model.submittedAt = undefined
    if (!withAnswers) model.typed = nothingTyped()
    send(walk, { type: 'restart', id: `a-registration-${model.now}`, at: model.now, withAnswers })
  })

const reloading = command('reload', (_, walk) => {
  const { draft, step, isEditing, context } = walk.flow
  const stored = parseDraft(JSON.parse(JSON.stringify(draft)), emptyDraft(edition.key, 'a-registration-none'))
  const reloaded = openFlow(stored, context, { step: String(step), isEditing })
  expect([reloaded.draft, reloaded.step]).toEqual([draft, step])
  show(walk, reloaded)
})

const changing = (left: Readonly<Record<string, number>>, days: number) =>
  command(`${JSON.stringify(left)} left after ${days} days`, (model, walk) => {
    model.now += days * 86_400_000
    const context = contextWith(left, { now: model.now })
    walk.flow = openFlow(walk.flow.draft, context, walk.flow)
  })

const signing = (pricing: Pricing) =>
  command(pricing.isMember ? 'sign in' : 'sign out', (model, walk) => {
    model.pricing = pricing
    walk.pricing = pricing
  })

function expectSound(model: Model, walk: Walk) {
  const { flow, seen } = walk
  const { draft, step, context } = flow
  const activity = model.typed[3].activity
  if (step === 4 || step === 5) expect(activity).toBe(step === 4 ? 'golf' : 'pickleball')
  const kept = Object.fromEntries(steps.map((each) => [each, draft.answers[each]?.values ?? {}]))
  const total = totalOf(linesOf(draft, edition, buyerOf(walk)))
  const states = progressOf(draft, context, step)
  expect({
    kept,
    total,
    submittedAt: draft.submittedAt,
    current: states.filter(({ state }) => state === 'current').map((each) => each.step),
  }).toEqual({
    kept: model.typed,
    total: expectedTotal(model, context.now),
    submittedAt: model.submittedAt,
    current: [step],
  })
  seen.add(model.submittedAt === undefined ? String(step) : 'submitted')
}

function expectWays(flow: Flow) {
  let forward = flow
  for (let count = 0; count < 7 && forward.step !== 7; count += 1)
    forward = next(forward, { type: 'continue', step: forward.step, values: answers[forward.step], at: now })
  const way = [flow.step]
  for (let back = flow; back.step !== 1 && way.length < 7; way.unshift(back.step))
    back = next({ ...back, isEditing: false }, { type: 'back', step: back.step, values: {}, at: now })
  expect([forward.step, way]).toEqual([7, openSteps(flow.draft, flow.context).slice(0, way.length)])
}

/** “Data for decisions” and no activity are never full. */
const answers = {
  ...valid,
  1: { 'course-1': '', 'course-2': '', 'course-3': 'data', waiting: [] },
  3: { activity: 'none' },
}

function expectedTotal({ typed, pricing }: Model, at: number) {
  const joins = typed[1].join === 'yes' && !pricing.isMember
  const paid = joins ? { ...pricing, isMember: true } : pricing
  const tier = at < Date.parse('2025-07-16') ? 500 : at < Date.parse('2025-09-16') ? 575 : 650
  const cents = (price: number, more = {}) =>
    priceFor({ price, isProgramSpecific: false, ...more }, paid).cents
  const courses = [1, 2, 3]
    .flatMap((day) =>
      edition.courses.filter((each) => each.day === day && each.slug === typed[1][`course-${day}`]),
    )
    .filter(({ slug }) => !(typed[1].waiting as string[] | undefined)?.includes(slug))
  const guests = /^[0-4]$/.test(String(typed[2].guests)) ? Number(typed[2].guests) : 0
  const activity = { golf: 185, soundBath: 45, pickleball: 60 }[String(typed[3].activity)]
  return sumOf([
    joins ? cents(349) : 0,
    ...courses.map(() => cents(tier, { specialMemberPrice: tier - 100 })),
    15_000 * guests,
    activity === undefined ? 0 : cents(activity),
  ])
}

const text = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '2',
    '4',
    '5',
    '54.1',
    '12,4',
    'own',
    'Ada',
    ' ',
    '\u0000',
    '٣',
    'x'.repeat(130),
  ),
  // The model does not know that `+1` is a number.
  fc.string({ unit: 'grapheme', maxLength: 4 }).filter((word) => !/\p{Nd}/u.test(word)),
)
const one = (...choices: string[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...choices) }, text)
const entered: { readonly [S in Step]: fc.Arbitrary<Record<string, string | string[]>> } = {
  1: fc.record(
    {
      'course-1': one('', 'listening', 'budgets'),
      'course-2': one('', 'conflict', 'safety'),
      'course-3': one('', 'change', 'data'),
      waiting: fc.uniqueArray(fc.constantFrom('listening', 'safety', 'change', 'none'), { maxLength: 2 }),
      join: one('yes', ''),
    },
    { requiredKeys: [] },
  ),
  2: fc.record({ guests: one('0', '1', '4'), 'guest-1': text, 'guest-4': text }, { requiredKeys: [] }),
  3: fc.record({ activity: one('golf', 'soundBath', 'pickleball', 'none') }, { requiredKeys: [] }),
  4: fc.record({ handicap: text, clubs: one('own', 'rent-left'), pairing: text }, { requiredKeys: [] }),
  5: fc.record({ skill: one('beginner', 'advanced'), paddle: one('own', 'borrow') }, { requiredKeys: [] }),
  6: fc.record(
    { firstName: text, email: text, diet: fc.uniqueArray(text, { maxLength: 2 }) },
    { requiredKeys: [] },
  ),
  7: fc.constant({}),
}
/** Half of the answers are valid, or no walk would get far. */
const typing = fc
  .constantFrom(...steps)
  .chain((step) => fc.tuple(fc.constant(step), fc.oneof(fc.constant<StepValues>(valid[step]), entered[step])))

const commands = [
  fc
    .tuple(fc.constantFrom('continue', 'continue', 'save', 'back'), typing)
    .map(([type, [step, values]]) => entering(type, step, values)),
  fc.constant(
    command('fill in', (model, walk) => {
      for (const step of steps) {
        if (model.submittedAt === undefined) Object.assign(model.typed[step], valid[step])
        model.now += 1
        send(walk, { type: 'continue', step, values: valid[step], at: model.now })
      }
    }),
  ),
  fc
    .tuple(
      fc.constantFrom('go', 'edit'),
      fc.oneof(fc.constantFrom(...steps, '3', '8', '0', 'abc'), fc.anything()),
    )
    .map(([type, step]) => opening(type, step)),
  fc.constant(submitting),
  fc.boolean().map(restarting),
  fc.constant(reloading),
  fc
    .tuple(
      fc.record({ listening: fc.nat(1), change: fc.nat(1), golf: fc.nat(1), soundBath: fc.nat(1) }),
      fc.nat(60),
    )
    .map(([left, days]) => changing(left, days)),
  fc.record({ isMember: fc.boolean(), hasStandardPricing: fc.boolean() }).map((pricing) => signing(pricing)),
]

test('no walk of 10,000 shows a skipped step, a wrong total or a dead end, or loses an answer (OPEN-26)', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 10 }), (walk) => {
      const flow = openFlow(emptyDraft(edition.key, id), contextWith(), { step: 1 })
      const model: Model = { typed: nothingTyped(), submittedAt: undefined, pricing: guestPricing, now }
      const real: Walk = { flow, pricing: guestPricing, shown: undefined, seen }
      fc.modelRun(() => ({ model, real }), walk)
      if (model.submittedAt === undefined) expectWays(real.flow)
    }),
    { numRuns: 10_000 },
  )
  expect([...seen].toSorted()).toEqual([...steps.map(String), 'submitted'])
  // The test is slow on a busy machine.
}, 180_000)

function nothingTyped(): Model['typed'] {
  return { 1: {}, 2: {}, 3: {}, 4: {}, 5: {}, 6: {}, 7: {} }
}
