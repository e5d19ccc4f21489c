import { answerSubmit } from '../../../../features/registration/submit/answer-submit.ts'
import { submitParts } from '../../../../features/registration/submit/site-submit.ts'

export const POST = (request: Request) => answerSubmit(request, submitParts())
