import { answerCart } from '../../../../features/checkout/server/answer-cart.ts'
import { cartParts } from '../parts.ts'

/** Makes a cart in the shop. */
export const POST = (request: Request) => answerCart(request, cartParts())
