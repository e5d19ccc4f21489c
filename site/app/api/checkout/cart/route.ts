import { answerCart } from '../../../../features/checkout/server/answer-cart.ts'
import { cartParts } from '../../../../features/registration/checkout-parts.ts'

/** Makes a cart in the shop. */
export const POST = (request: Request) => answerCart(request, cartParts())
