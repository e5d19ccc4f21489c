import { answerStep } from '../../../../features/registration/route/answer-step.ts'
import { siteNeeds } from '../../../../features/registration/route/site-needs.ts'

export const POST = (request: Request) => answerStep(request, siteNeeds)
