import { preflight } from '../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../base/config.ts'
import { shop } from '../../../../features/checkout/server/shop.ts'
import { answerVariants } from '../../../../features/variant-picker/answer-variants.ts'

/** Variants of the shop, for editors who choose one in Contentful. */
export const POST = (request: Request) => answerVariants(request, { config, shop: shop() })
export const OPTIONS = (request: Request) => preflight(request, config)
