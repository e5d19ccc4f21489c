import { answerLink } from '../../../../features/checkout/server/answer-link.ts'
import { linkParts } from '../parts.ts'

/** The link that signs the visitor in at the shop. */
export const POST = (request: Request) => answerLink(request, linkParts())
