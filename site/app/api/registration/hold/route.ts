import { answerHold } from '../../../../features/registration/submit/answer-hold.ts'
import { submitParts } from '../../../../features/registration/submit/site-submit.ts'

/** Holds the seats of a registration for another hour. */
export const POST = (request: Request) => answerHold(request, submitParts())
