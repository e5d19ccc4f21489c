import { answerState } from '../../../../features/checkout/server/answer-state.ts'
import { stateParts } from '../parts.ts'

/** Whether a cart became an order. */
export const GET = (request: Request) => answerState(request, stateParts())
