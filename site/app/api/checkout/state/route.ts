import { answerState } from '../../../../features/checkout/server/answer-state.ts'
import { stateParts } from '../parts.ts'

export const GET = (request: Request) => answerState(request, stateParts())
