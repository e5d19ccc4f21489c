import { answerLink } from '../../../../features/checkout/server/answer-link.ts'
import { linkParts } from '../parts.ts'

export const POST = (request: Request) => answerLink(request, linkParts())
