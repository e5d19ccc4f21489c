import { answerCart } from '../../../../features/checkout/server/answer-cart.ts'
import { cartParts } from '../parts.ts'

export const POST = (request: Request) => answerCart(request, cartParts())
