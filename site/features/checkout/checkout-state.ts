import type { Review, UnsoldGroup } from './created-checkout.ts'

/**
 * `session`: the visitor must log in again. `group`: the cart differs from a reservation, or the reservation has ended.
 */
export type CheckoutProblem = 'handler' | 'checkout' | 'link' | 'session' | 'tooMany' | 'group'

export type CheckoutState =
  | { phase: 'idle'; problem?: CheckoutProblem }
  | { phase: 'busy' }
  | ({ phase: 'review' } & Review)
  /** The shop cannot sell some lines of a group. */
  | { phase: 'unsold'; unsold: UnsoldGroup }
  | { phase: 'leaving' }

export type CheckoutEvent =
  | { type: 'click' }
  | ({ type: 'differs' } & Review)
  | { type: 'goOn' }
  | { type: 'changeCart' }
  | { type: 'failed'; problem: CheckoutProblem; unsold?: UnsoldGroup | undefined }
  | { type: 'left' }
  /** The back/forward cache shows the page again. */
  | { type: 'returned' }

export const idle: CheckoutState = { phase: 'idle' }

/** Ignores an event that does not fit the state, such as a second click. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (`${state.phase} ${event.type}` as const) {
    case 'idle click':
    case 'review goOn':
      return { phase: 'busy' }
    case 'review changeCart':
    case 'unsold changeCart':
    case 'unsold returned':
    case 'leaving returned':
      return idle
  }
  if (state.phase !== 'busy') return state
  if (event.type === 'differs') {
    const { differences, canGoOn } = event
    return { phase: 'review', differences, canGoOn }
  }
  if (event.type === 'failed')
    return event.unsold
      ? { phase: 'unsold', unsold: event.unsold }
      : { phase: 'idle', problem: event.problem }
  return event.type === 'left' ? { phase: 'leaving' } : state
}

type CheckoutContents = { cart?: object; variantId?: string; items?: readonly unknown[] }

export const hasNothingToBuy = ({ cart = {}, variantId = '', items = [] }: CheckoutContents) =>
  Object.keys(cart).length === 0 && variantId === '' && items.length === 0

export const isDisabled = (state: CheckoutState, given: CheckoutContents & { isDisabled?: boolean }) =>
  given.isDisabled === true || state.phase !== 'idle' || hasNothingToBuy(given)
