import { CheckoutError } from './checkout-error.ts'
import type { CheckoutProblem } from './checkout-state.ts'
import {
  type CheckoutLink,
  type CreatedCheckout,
  type Difference,
  type Review,
  sellsNothing,
} from './created-checkout.ts'

/** What a checkout does, one function for each step. */
export type CheckoutSteps = {
  sendEvent(): void
  /** The caller's own handler. */
  onCheckout?: (() => Promise<void>) | undefined
  /** `false` when the shop made no cart. Rejects with CheckoutError for a reason of its own. */
  createCheckout(): Promise<CreatedCheckout | false>
  /** Asks the visitor, who may rather change the cart. */
  agreesTo(review: Review): Promise<boolean>
  /** The visitor does not want this cart of the shop. */
  decline(): void
  /** The server gets the access token, and with it the link that signs in at the shop: steps 4 and 5. */
  signInLink(checkoutUrl: string): Promise<CheckoutLink>
  /** What costs more because the shop did not sign the visitor in. */
  withoutSignIn(created: CreatedCheckout): readonly Difference[]
  leave(url: string): void
  resetCart(created: CreatedCheckout): Promise<void>
  logError(error: unknown): void
}

/**
 * Leads to the shop's checkout, in the six steps and the order of the specification: the event, the caller's handler,
 * the checkout, the access token and the sign-in link, the redirect, the empty cart. Throws CheckoutError. A failure of
 * the token or the link is logged too. Resolves with what became of it.
 */
export async function checkOut(steps: CheckoutSteps): Promise<'left' | 'stayed'> {
  steps.sendEvent()
  await orProblem('handler', async () => steps.onCheckout?.())
  const created = await orProblem('checkout', steps.createCheckout)
  if (created === false) throw new CheckoutError('checkout')
  const { differences } = created
  if (differences.length > 0 && !(await steps.agreesTo({ differences, canGoOn: !sellsNothing(created) }))) {
    steps.decline()
    return 'stayed'
  }
  const link = await signInLink(created, steps)
  const dearer = link.isSignedIn ? [] : steps.withoutSignIn(created)
  if (dearer.length > 0 && !(await steps.agreesTo({ differences: dearer, canGoOn: true }))) return 'stayed'
  steps.leave(link.url)
  await steps.resetCart(created)
  return 'left'
}

async function signInLink({ checkoutUrl }: CreatedCheckout, steps: CheckoutSteps) {
  try {
    return await orProblem('link', () => steps.signInLink(checkoutUrl))
  } catch (error) {
    steps.logError(error)
    throw error
  }
}

async function orProblem<T>(problem: CheckoutProblem, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    throw error instanceof CheckoutError ? error : new CheckoutError(problem, { cause: error })
  }
}
