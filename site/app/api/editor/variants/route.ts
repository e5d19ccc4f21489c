import { shop } from '../../../../features/checkout/server/shop.ts'
import { answerVariants } from '../../../../features/variant-picker/answer-variants.ts'
import { config } from '../../../../page/config.ts'
import { preflight } from '../../../../page/live/access/signed-request.ts'

/** Variants of the shop, for editors who choose one in Contentful. */
export const POST = (request: Request) => answerVariants(request, { config, shop: shop() })
export const OPTIONS = (request: Request) => preflight(request, config)
