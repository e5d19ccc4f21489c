import type { CheckoutProblem } from './checkout-state.ts'
import type { UnsoldGroup } from './created-checkout.ts'

export class CheckoutError extends Error {
  readonly code = 'CHECKOUT'
  override readonly name = 'CheckoutError'
  readonly problem: CheckoutProblem
  readonly unsold: UnsoldGroup | undefined

  constructor(problem: CheckoutProblem, { cause, unsold }: { cause?: unknown; unsold?: UnsoldGroup } = {}) {
    super(`The checkout did not open: ${problem}`, { cause })
    this.problem = problem
    this.unsold = unsold
  }
}
