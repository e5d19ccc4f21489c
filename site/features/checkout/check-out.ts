import { CheckoutError } from './checkout-error.ts'
import type { CheckoutProblem } from './checkout-state.ts'
import {
  type CheckoutLink,
  type CreatedCheckout,
  type Difference,
  type Review,
  sellsNothing,
} from './created-checkout.ts'

export type CheckoutSteps = {
  sendEvent(): void
  onCheckout?: (() => Promise<void>) | undefined
  /** `false` when the shop made no cart. Rejects with CheckoutError if the shop gives a reason. */
  createCheckout(): Promise<CreatedCheckout | false>
  agreesTo(review: Review): Promise<boolean>
  decline(): void
  /** Steps 4 and 5: the server gets the access token, and with it the link. */
  signInLink(checkoutUrl: string): Promise<CheckoutLink>
  withoutSignIn(created: CreatedCheckout): readonly Difference[]
  leave(url: string): void
  resetCart(created: CreatedCheckout): Promise<void>
  logError(error: unknown): void
}

/**
 * Runs the specification's six steps in order: event, caller's handler, checkout, token and sign-in link, redirect,
 * empty cart. Throws CheckoutError. Logs a failed token or link.
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
