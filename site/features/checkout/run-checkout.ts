import { type CheckoutSteps, checkOut } from './check-out.ts'
import { type Purchase, stepsOf } from './steps-of.ts'

export { Review, Unsold } from './review.tsx'

export const runCheckout = (purchase: Purchase, agreesTo: CheckoutSteps['agreesTo']) =>
  checkOut({ ...stepsOf(purchase), agreesTo })
