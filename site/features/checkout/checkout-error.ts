import type { CheckoutProblem } from './checkout-state.ts'
import type { UnsoldSeats } from './created-checkout.ts'

/** Why a checkout did not open. */
export class CheckoutError extends Error {
  readonly code = 'CHECKOUT'
  override readonly name = 'CheckoutError'
  readonly problem: CheckoutProblem
  /** For a registration: the seats that the shop cannot sell. */
  readonly unsold: UnsoldSeats | undefined

  constructor(problem: CheckoutProblem, { cause, unsold }: { cause?: unknown; unsold?: UnsoldSeats } = {}) {
    super(`The checkout did not open: ${problem}`, { cause })
    this.problem = problem
    this.unsold = unsold
  }
}
