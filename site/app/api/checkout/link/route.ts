import { answerLink } from '../../../../features/checkout/server/answer-link.ts'
import { linkParts } from '../../../../features/registration/checkout-parts.ts'

/** The link that signs the visitor in at the shop. */
export const POST = (request: Request) => answerLink(request, linkParts())
