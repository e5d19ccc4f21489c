import { type CheckoutSteps, checkOut } from './check-out.ts'
import { type Purchase, stepsOf } from './steps-of.ts'

export { Review, Unsold } from './review.tsx'

/** All that only a click on the button of a checkout needs. Carts load it then. */
export const runCheckout = (purchase: Purchase, agreesTo: CheckoutSteps['agreesTo']) =>
  checkOut({ ...stepsOf(purchase), agreesTo })
