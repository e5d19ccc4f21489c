import { answerState } from '../../../../features/checkout/server/answer-state.ts'
import { stateParts } from '../../../../features/registration/checkout-parts.ts'

/** Whether a cart became an order. */
export const GET = (request: Request) => answerState(request, stateParts())
