import { describe, expect, test } from 'vitest'
import { problem } from '../../../base/security/problem.ts'
import type { Cart, CartLine } from '../../cart-data/cart.ts'
import type { Quote } from '../lines/quote.ts'
import type { SubmitAnswer, SubmitRequest } from '../submit-answer.ts'
import { withRegistration } from './enhance.ts'
import { messages } from './messages.ts'
import { type SubmitParts, submitRegistration } from './submitting.ts'

const line = (variantId: string, registration: string, { quantity = 1, event = '' } = {}): CartLine => ({
  ...{ variantId, quantity },
  customAttributes: [
    { key: '_registration', value: registration },
    ...(event ? [{ key: '_event', value: event }] : []),
  ],
})
const lines = [line('course-a', 'new', { event: 'FI' }), line('guest', 'new', { quantity: 2 })]
const entry = ({ variantId: _, ...rest }: CartLine) => rest

describe('the cart of a registration', () => {
  test('has its lines after the earlier lines', () =>
    expect(Object.keys(withRegistration({ book: { quantity: 3 } }, lines) ?? {})).toEqual([
      'book',
      'course-a',
      'guest',
    ]))

  test('is the same after a second submit', () => {
    const once = withRegistration({}, lines) as Cart
    expect(withRegistration(once, lines)).toEqual(once)
    expect(once.guest?.quantity).toBe(2)
  })

  test('loses the lines of an earlier registration for the same event, and of no other', () => {
    const before: Cart = {
      'course-b': entry(line('course-b', 'old', { event: 'FI' })),
      golf: entry(line('golf', 'old')),
      conference: entry(line('conference', 'third', { event: 'AC' })),
    }
    expect(Object.keys(withRegistration(before, lines) ?? {})).toEqual(['conference', 'course-a', 'guest'])
  })

  test('loses the lines of an earlier registration also under the keys of an older cart', () => {
    const customAttributes = [
      { key: 'Registration', value: 'old' },
      { key: 'Event', value: 'FI' },
    ]
    const before: Cart = { 'course-b': { quantity: 1, customAttributes } }
    expect(Object.keys(withRegistration(before, lines) ?? {})).toEqual(['course-a', 'guest'])
  })

  test('that is full stays as it is', () => {
    const full = Object.fromEntries(Array.from({ length: 249 }, (_, at) => [`v${at}`, { quantity: 1 }]))
    expect(withRegistration(full, lines)).toBeUndefined()
  })
})

const shown: Quote = { tier: 'early bird', total: 50_000, lines: [] }
const request: SubmitRequest = { edition: 'fall', id: 'new', shown }

function submit(response: Response | Error, more: Partial<SubmitParts> = {}) {
  const filled: unknown[] = []
  const sent: SubmitRequest[] = []
  const result = submitRegistration(request, {
    canKeep: () => true,
    async send(body) {
      sent.push(body)
      if (response instanceof Error) throw response
      return response
    },
    async fillCart(given) {
      filled.push(given)
      return 'kept'
    },
    ...more,
  })
  return { result, filled, sent }
}
const answers = (answer: SubmitAnswer) => Response.json(answer)

describe('a submit', () => {
  test('fills the cart with the lines of the server', async () => {
    const { result, filled } = submit(answers({ outcome: 'submitted', lines, total: 50_000 }))
    expect([await result, filled]).toEqual(['done', [lines]])
  })

  test('whose answers are not in the profile says so before the cart', async () => {
    const { result, filled } = submit(
      answers({ outcome: 'submitted', lines, total: 50_000, isInProfile: false }),
    )
    expect(await result).toEqual({
      text: expect.stringContaining('We could not save your answers to your profile'),
      link: { href: '/cart', text: 'Go to your cart' },
    })
    expect(filled).toEqual([lines])
  })

  test('sends nothing while the browser would lose the cart', async () => {
    const { result, sent } = submit(answers({ outcome: 'submitted', lines, total: 50_000 }), {
      canKeep: () => false,
    })
    expect([await result, sent]).toEqual([{ text: messages.notKept }, []])
  })

  test('shows both prices after the tier ended, and fills nothing before the visitor agrees', async () => {
    const now: Quote = { ...shown, tier: 'advanced', total: 57_500 }
    const change = {
      kind: 'tier',
      from: 'early bird',
      to: 'advanced',
      fromTotal: 50_000,
      toTotal: 57_500,
    } as const
    const { result, filled } = submit(answers({ outcome: 'changed', changes: [change], now }))
    expect(await result).toEqual({
      text: messages.changed,
      sentences: [expect.stringMatching(/\$500 and is now \$575/)],
      agreesTo: now,
    })
    expect(filled).toEqual([])
  })

  test('leads to the step of a sold-out course, and offers no agreement', async () => {
    const change = { kind: 'full', key: 'course:a', name: 'A', step: 1 } as const
    const said = await submit(answers({ outcome: 'changed', changes: [change], now: shown })).result
    expect(said).toMatchObject({
      link: { href: expect.stringContaining('/registration/1?edition=fall&edit=1') },
    })
    expect(said).not.toHaveProperty('agreesTo')
  })

  test.each<[string, Response | Error, object]>([
    [
      'after the login ended',
      problem(401, 'x'),
      { text: messages.signInEnded, link: { href: expect.stringContaining('/auth/login?returnTo=') } },
    ],
    [
      'of a step that does not hold',
      answers({ outcome: 'incomplete', step: 6 }),
      { text: messages.incomplete },
    ],
    ['that the server refuses', problem(503, 'Try again in a minute.'), { text: 'Try again in a minute.' }],
    ['that reaches no server', new TypeError('offline'), { text: messages.failed }],
    ['with another answer', new Response('<p>', { status: 502 }), { text: messages.failed }],
  ])('%s says so, and fills nothing', async (_, response, said) => {
    const { result, filled } = submit(response)
    expect(await result).toMatchObject(said)
    expect(filled).toEqual([])
  })

  test.each([
    ['full', messages.full],
    ['lost', messages.notKept],
  ] as const)('into a cart that is %s says so', async (outcome, text) => {
    const { result } = submit(answers({ outcome: 'submitted', lines, total: 50_000 }), {
      fillCart: async () => outcome,
    })
    expect(await result).toEqual({ text })
  })
})
