import { schemeOf } from '@association/services/config/scheme-of.ts'
import { config } from '../../../../base/config.ts'
import { answerCartLines } from '../../../../features/cart-data/lines/answer.ts'
import { loadProducts } from '../../../../features/cart-data/lines/load.ts'
import { loadEditions } from '../../../../page/events/load-editions.ts'

export const dynamic = 'force-dynamic'

/** Public. */
export const GET = (request: Request) =>
  answerCartLines(request.url, {
    load: loadProducts,
    loadEditions,
    scheme: schemeOf(config.contentful),
    now: Date.now(),
  })
