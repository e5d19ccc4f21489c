import { describe, expect, test } from 'vitest'
import { type CheckoutSteps, checkOut } from './check-out.ts'
import { CheckoutError } from './checkout-error.ts'
import type { CreatedCheckout, Review } from './created-checkout.ts'

const created: CreatedCheckout = {
  cartId: 'c1',
  checkoutUrl: 'https://shop.test/c1',
  lines: [{ variantId: '1', quantity: 1, priceCents: 1000 }],
  differences: [],
}

function recorded(changed: Partial<CheckoutSteps> = {}) {
  const done: string[] = []
  const step =
    <T>(name: string, result: T) =>
    async () => {
      done.push(`${name} starts`)
      await Promise.resolve()
      done.push(name)
      return result
    }
  const steps: CheckoutSteps = {
    sendEvent: () => done.push('event'),
    onCheckout: step('handler', undefined),
    createCheckout: step('checkout', created),
    agreesTo: step('question', true),
    decline: () => done.push('decline'),
    signInLink: step('link', { url: 'https://shop.test/signed-in', isSignedIn: true }),
    withoutSignIn: () => [{ kind: 'signedOut', yourCents: 1000, shopCents: 1500 }],
    leave: (url) => done.push(`leave for ${url}`),
    resetCart: async ({ cartId }) => void done.push(`reset after ${cartId}`),
    logError: (error) => done.push(`log ${(error as Error).message}`),
    ...changed,
  }
  return { done, steps }
}

const failing = async () => {
  throw new Error('It broke')
}
const before = ['event', 'handler starts', 'handler']

test('the steps run one after the other, in the order of the specification (CA-024 to CA-030)', async () => {
  const { done, steps } = recorded()
  expect(await checkOut(steps)).toBe('left')
  expect(done).toEqual([
    ...before,
    'checkout starts',
    'checkout',
    'link starts',
    'link',
    'leave for https://shop.test/signed-in',
    'reset after c1',
  ])
})

describe('a failure ends the checkout', () => {
  test('of the caller’s handler: nothing is created (CA-031)', async () => {
    const { done, steps } = recorded({ onCheckout: failing })
    await expect(checkOut(steps)).rejects.toMatchObject({ problem: 'handler' })
    expect(done).toEqual(['event'])
  })

  test.each<[string, Partial<CheckoutSteps>]>([
    ['the shop makes no cart', { createCheckout: async () => false }],
    ['the request fails', { createCheckout: failing }],
  ])('when %s: the cart stays (CA-032)', async (_, changed) => {
    const { done, steps } = recorded(changed)
    await expect(checkOut(steps)).rejects.toMatchObject({ problem: 'checkout' })
    expect(done).toEqual(before)
  })

  test('of the token or the link: it is logged and rethrown, and the cart stays (CA-033, ER-038)', async () => {
    const { done, steps } = recorded({ signInLink: failing })
    await expect(checkOut(steps)).rejects.toMatchObject({
      problem: 'link',
      cause: expect.objectContaining({ message: 'It broke' }),
    })
    expect(done).toEqual([...before, 'checkout starts', 'checkout', 'log The checkout did not open: link'])
  })

  test('of the session keeps its own reason', async () => {
    const ended = new CheckoutError('session')
    const { steps } = recorded({ createCheckout: () => Promise.reject(ended) })
    await expect(checkOut(steps)).rejects.toBe(ended)
  })
})

describe('when the shop sells something differently', () => {
  const differs: CreatedCheckout = {
    ...created,
    differences: [{ kind: 'soldOut', variantId: '1', name: 'A book' }],
  }

  test('the visitor is asked before leaving', async () => {
    const { done, steps } = recorded({ createCheckout: async () => differs })
    expect(await checkOut(steps)).toBe('left')
    expect(done.slice(before.length, -2)).toEqual(['question starts', 'question', 'link starts', 'link'])
  })

  test('the visitor may stay, with the cart as it was', async () => {
    const { done, steps } = recorded({ createCheckout: async () => differs, agreesTo: async () => false })
    expect(await checkOut(steps)).toBe('stayed')
    expect(done).toEqual([...before, 'decline'])
  })

  test.each([
    [0, false],
    [1, true],
  ])('with %i pieces left the visitor can go on: %s', async (quantity, canGoOn) => {
    const reviews: Review[] = []
    const lines = [{ variantId: '1', quantity, priceCents: 1000 }]
    const { steps } = recorded({
      createCheckout: async () => ({ ...differs, lines }),
      agreesTo: async (review) => reviews.push(review) > 1,
    })
    await checkOut(steps)
    expect(reviews).toEqual([{ differences: differs.differences, canGoOn }])
  })
})

describe('when the shop does not sign the visitor in', () => {
  const signInLink = async (url: string) => ({ url, isSignedIn: false })

  test.each([
    [true, 'left', 'leave for https://shop.test/c1'],
    [false, 'stayed', 'checkout'],
  ])('a higher price is told before leaving (agrees: %s)', async (agrees, outcome, last) => {
    const reviews: Review[] = []
    const { done, steps } = recorded({
      signInLink,
      agreesTo: async (review) => reviews.push(review) > 0 && agrees,
      resetCart: async () => {},
    })
    expect([await checkOut(steps), done.at(-1)]).toEqual([outcome, last])
    expect(reviews).toEqual([
      { differences: [{ kind: 'signedOut', yourCents: 1000, shopCents: 1500 }], canGoOn: true },
    ])
  })

  test('a visitor who pays the list price is not asked', async () => {
    const { done, steps } = recorded({ signInLink, withoutSignIn: () => [] })
    expect(await checkOut(steps)).toBe('left')
    expect(done).not.toContain('question')
  })
})
