import { answerStep } from '../../../../features/registration/route/answer-step.ts'
import { siteNeeds } from '../../../../features/registration/route/site-needs.ts'

/** Keeps what a form of a step holds. */
export const POST = (request: Request) => answerStep(request, siteNeeds)
