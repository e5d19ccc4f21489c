import { describe, expect, test } from 'vitest'
import {
  type CheckoutEvent,
  type CheckoutState,
  hasNothingToBuy,
  idle,
  isDisabled,
  nextCheckout,
} from './checkout-state.ts'

const differences = [{ kind: 'soldOut', variantId: '1', name: 'A book' }] as const
const review: CheckoutState = { phase: 'review', differences, canGoOn: true }
const button = { name: 'do', value: 'change', text: 'Choose again' }
const unsold = { differences, form: { action: '/choose', fields: {}, button } }
const withoutGroup: CheckoutState = { phase: 'unsold', unsold }

test.each<[string, [CheckoutState, CheckoutEvent], CheckoutState]>([
  ['a click makes it busy (CA-014)', [idle, { type: 'click' }], { phase: 'busy' }],
  [
    'an error leads back to idle (CA-017)',
    [{ phase: 'busy' }, { type: 'failed', problem: 'checkout' }],
    { phase: 'idle', problem: 'checkout' },
  ],
  [
    'the next click forgets the error',
    [{ phase: 'idle', problem: 'link' }, { type: 'click' }],
    { phase: 'busy' },
  ],
  ['success leaves the page (CA-018)', [{ phase: 'busy' }, { type: 'left' }], { phase: 'leaving' }],
  ['differences are reviewed', [{ phase: 'busy' }, { type: 'differs', differences, canGoOn: true }], review],
  ['the visitor goes on after a review', [review, { type: 'goOn' }], { phase: 'busy' }],
  ['the visitor changes the cart after a review', [review, { type: 'changeCart' }], idle],
  [
    'lines that the shop cannot sell are told',
    [{ phase: 'busy' }, { type: 'failed', problem: 'group', unsold }],
    withoutGroup,
  ],
  ['the visitor changes the cart without these lines', [withoutGroup, { type: 'changeCart' }], idle],
  ['the back button makes it idle again', [{ phase: 'leaving' }, { type: 'returned' }], idle],
])('%s', (_, given, next) => expect(nextCheckout(...given)).toEqual(next))

test.each<[CheckoutState, CheckoutEvent]>([
  [{ phase: 'busy' }, { type: 'click' }],
  [{ phase: 'leaving' }, { type: 'click' }],
  [review, { type: 'click' }],
  [withoutGroup, { type: 'goOn' }],
  [idle, { type: 'failed', problem: 'link' }],
  [idle, { type: 'returned' }],
  [idle, { type: 'left' }],
])('%j ignores %j', (state, event) => expect(nextCheckout(state, event)).toBe(state))

describe('the button is disabled', () => {
  const given = { cart: { 41050301: { quantity: 1 } } }

  test('when the disabled prop is set (CA-019)', () =>
    expect(isDisabled(idle, { ...given, isDisabled: true })).toBe(true))

  test.each<CheckoutState>([{ phase: 'busy' }, { phase: 'leaving' }])(
    'while it is $phase (CA-020)',
    (state) => expect(isDisabled(state, given)).toBe(true),
  )

  test('without cart, variant id and items; each of them enables it (CA-021, CA-023)', () => {
    expect(hasNothingToBuy({ cart: {} })).toBe(true)
    expect(isDisabled(idle, {})).toBe(true)
    expect(isDisabled(idle, given)).toBe(false)
    expect(isDisabled(idle, { variantId: '41050301' })).toBe(false)
    expect(isDisabled(idle, { items: [{}] })).toBe(false)
  })
})
