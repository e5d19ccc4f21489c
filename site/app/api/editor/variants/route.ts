import { preflight } from '../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../base/config.ts'
import { shop } from '../../../../features/checkout/server/shop.ts'
import { answerVariants } from '../../../../features/variant-picker/answer-variants.ts'

export const POST = (request: Request) => answerVariants(request, { config, shop: shop() })
export const OPTIONS = (request: Request) => preflight(request, config)
