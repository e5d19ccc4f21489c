import { type Cart, linesOf } from '../../cart-data/cart.ts'
import type { LineKind } from '../../cart-data/line-kind.ts'
import { CheckoutError } from '../../checkout/checkout-error.ts'
import { chooseAgain, messages } from './messages.ts'
import {
  confirmationPath,
  holdRoute,
  isIdKey,
  registrationPath,
  registrationsIn,
  stepRoute,
} from './registered-lines.ts'

export const registrationKind: LineKind = {
  groupsIn: registrationsIn,
  isIdKey,
  changePath: `${registrationPath}/7`,
  confirmationPath,
  hold: holdSeats,
  choiceForm({ edition, step }) {
    if (typeof edition !== 'string' || typeof step !== 'number') return undefined
    return {
      action: stepRoute,
      fields: { edition, step },
      button: { name: 'do', value: `change-${step}`, text: chooseAgain(step) },
    }
  },
  messages,
}

/** Longer than the server waits for its records. */
const patienceMs = 10_000

/** Renews before the checkout opens. Throws if a hold is gone. */
export async function holdSeats(cart: Cart): Promise<void> {
  for (const id of registrationsIn(linesOf(cart))) {
    const { ok, status } = await fetch(holdRoute, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (status === 401) throw new CheckoutError('session')
    if (!ok) throw new Error(`${holdRoute} answered ${status}`)
  }
}
